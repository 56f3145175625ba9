BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX gettext(u'Learners') XXXXX
    XX XXXXXXXXXXXXX BB BBB BBBBBBBBXXXXXXXBBBBBX
       XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Add learners') XXXX
    BB BBBBBBBB
      XX XXXXXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Print the cards') XXXX
      XX XXXXXXXXXXXXX XXXXXXXX
         XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Choose a drill') XXXX
    BBBBB
  XXXXXX
  BB BBBBBBBB
    XX XXXXXXXXXXXXX
       ngettext(u'%(count)s learner. Only the teachers of this class see the name.', u'%(count)s learners. Only the teachers of this class see the names.', count) 
        SSSSSSSSS SSSSSSSS SSSS SSS SSSSSSSS SS SSSS SSSSS SSS SSS SSSSS
      
        PPPPPPPPP PPPPPPPPP PPPP PPP PPPPPPPP PP PPPP PPPPP PPP PPP PPPPPP
      
    XXXX
    XXXX XXXXXXXXXXXXXX
         XXXXXXXXXXXX
         XXXXXXXXXXXXX
         XXXXXXXXXXXX gettext(u'Learners') XX
      XXXXXX XXXXXXXXXXX XXXXXXXX
        XXXXXXX
          XXXX
            XXX XXXXXXXXXXXX gettext(u'Name') XXXXX
            XXX XXXXXXXXXXXX gettext(u'Username') XXXXX
            XXX XXXXXXXXXXXX gettext(u'Code') XXXXX
          XXXXX
        XXXXXXXX
        XXXXXXX
          BBB BBBBBB BB BBBBBBBB
            XXXX
              XXX XXXXXXXXXXXX
                XX XXXXXXBBB BBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXXXXXXXXXXXXXXXXX
              XXXXX
              XXXXXXXXX
              XXXX
                BB BBBBBBBBBBB
                  XXXXX XXXXXXXXXXXXXXXXXXXX
                BBBB
                  XXXXX XXXXXXXXXXXXX gettext(u'own password') XXXXXXX
                BBBBB
              XXXXX
            XXXXX
          BBBBBB
        XXXXXXXX
      XXXXXXXX
    XXXXXX
  BBBB
    XXX
       gettext(u'Nobody is in the class yet. Paste the names and print a card for each; or let learners join by the link or the class code.') 
    XXXX
  BBBBB
  XX XXXXXXXXXXXXXXXXXX
    XXXXXX XXXXXXXXXXXXXXXX gettext(u'Link to join') XXXXXXXX
    XXXXXX XXXXXXXXXXXXXX XXXXXXXXXXX XXXXXXXX XXXXXXXX XXXXXXXXXXXX
    XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Show the code large') XXXX
  XXXX
  BB BBBBBBB
    XXXXXXXXX
      XXXXXXXXX gettext(u'No longer in the class') XXXXXXXXXX
      XXX XXXXXXXXXXXXX
        BBB BBBBBB BB BBBBBBB
          XXX XXXXXXXXXXXX
            XXXX XXXXXXXXXXXXXXXXXXXXXXX
            XXXXX XXXXXXXXXXXXX
                  XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXX
              BBBBBBBBBB
              XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXX XXXXXXXXXXX XXXXXXXXXX
                 gettext(u'Bring back') 
                XXXXX XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
              XXXXXXXXX
            XXXXXXX
          XXXXX
        BBBBBB
      XXXXX
    XXXXXXXXXX
  BBBBB
  XXXXXXXXX
    XXXX gettext(u'Teachers') XXXXX
    XXX XXXXXXXXXXXXX
      BBB BBBBBB BB BBBBBBBB
        XXX XXXXXXXXXXXX
          XXXXX XXXXXXXXXXXXXXXXX
            XXXXXX
              BB BBBBBBBBBBB BB BBBBBBB
                XXXXX XXXXXXXXXXXXX gettext(u'(you)') XXXXXXX
              BBBBB
            XXXXXXX
          XXXXXXX
          BB BBBBBBBBBBBBB
            XXXXX XXXXXXXXXXXX gettext(u'Owner') XXXXXXX
          BBBB BBBBB BB BBBBBBBBBBB BB BBBBBBB
            XXXXX XXXXXXXXXXXXX
                  XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXX
              BBBBBBBBBB
              XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX
                BB BBBBB
                   gettext(u'Remove %(name)s') 
                    SSSSSS SSSSSSSS
                  
                BBBB
                   gettext(u'Leave the class') 
                BBBBB
              XXXXXXXXX
            XXXXXXX
          BBBBB
        XXXXX
      BBBBBB
      BBB BBBBBBBBBB BB BBBBBBBBBBB
        XXX XXXXXXXXXXXX
          XXXXX XXXXXXXXXXXXXXX XXXXXX
             gettext(u'An invitation is open until %(day)s.') 
              SS SSSSSSSSSS SS SSSS SSSSS SSSSSSSS
            
          XXXXXXX
          XXXXX XXXXXXXXXXXXX
                XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBBBBBXX
            BBBBBBBBBB
            XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Withdraw') XXXXXXXXX
          XXXXXXX
        XXXXX
      BBBBBB
    XXXXX
    XXXXX XXXXXXXXXXXXX XXXXXXXXBBB BBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
      BBBBBBBBBB
      XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Invite a teacher') XXXXXXXXX
    XXXXXXX
  XXXXXXXXXX
BBBBBBBB BBBBBB

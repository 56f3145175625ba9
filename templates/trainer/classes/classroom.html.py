BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBBBBBBBBB BBBB BBBBBB
BBBBB BBBBBB
  
  BB BBBBB
    XXXXX XXXXXXXXXXXXXXXX XXXXXXBBBBBB BBBBBBBBBBBBBBXX
  BBBBB
BBBBBBBB BBBBBB
BBBBB BBBBBBB
  
  BB BBBBB
    BBBBBBBBBBB BBBBBBBBB
    XXXXXXX XXXXXBBBBBB BBBBBBBBBBBBX XXXXXXXXXXXXXXX
  BBBBB
BBBBBBBB BBBBBBB
BBBBB BBBBBB
  BB BBBBB
    XXXX XXXXXXXXXXXXXXXX
      XXXX
        XX XXXXXXBBB BBBBBBBBBBBBBBB BBBBBBBBXXXXXX
      XXXXX
      BB BBBBBBBBBBBBB B B
        XXXXX XXXXXXXXXXXX XXXXXXXXXXXXX
          XXXXXX XXXXXXXXXXXXXXX XXXXXXXXXXXX gettext(u'Drill') XXXXXXXX
          XXXXXXX XXXXXXXXXX XXXXXXXXXXXXX
            BBB BBBBB BB BBBBBB
              XXXXXXX XXXXXXXX
                      BB BBBBBBBB BB BBBBBBBBXXXXXXXXBBBBBXXXXXXXXXX
            BBBBBB
          XXXXXXXXX
          XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Show') XXXXXXXXX
        XXXXXXX
      BBBBB
      XX XXXXXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'New drill') XXXX
    XXXXXX
    BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBB
  BBBB
    XXXX gettext(u'What comes next') XXXXX
    XXX XXXXXXXXXXXXXXXXXXXX
      XXX BB BBBBBBBBXXXXXXXXXXXXXXXBBBBBX
        XXXX
          BB BBBBBBBB
            BBBBBBB BBBBBBBBBBBBBBBBBBBBBB BBBB BBBBBBBBBBBB
          BBBBB
           gettext(u'The learners') 
        XXXXX
        BB BBBBBBBB
          XXX
             ngettext(u'%(learners)s learner is in the class.', u'%(learners)s learners are in the class.', count) 
              SSSSSSSSSSSS SSSSSSS SS SS SSS SSSSSS
            
              PPPPPPPPPPPP PPPPPPPP PPP PP PPP PPPPPP
            
            XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'See them') XXXX
            X XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Print their cards') XXXX
          XXXX
        BBBB
          XXX gettext(u'Paste their names and print a card for each; or let them join with the class code.') XXXX
          XX XXXXXXXXXXXXXXXX
            XX XXXXXXXXXXXXX XXXXXXXX
               XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Add learners') XXXX
            XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Show the class code') XXXX
          XXXX
        BBBBB
      XXXXX
      XXXX
        XXXX gettext(u'The first drill') XXXXX
        XXX gettext(u'Choose a ready-made one or put your own together. Play it yourself, then assign it.') XXXX
        XX XXXXXXXXXXXXXXXX
          XX XXXXXXXXXXXXX BB BBBBBBBBXXXXXXXBBBBBX
             XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Choose a drill') XXXX
          BB BBBBB
            XX XXXXXXBBB BBBBBBBBBBBBBBB BBBBBBBBXX
               gettext(u'Go on with “%(title)s”') 
                SS SS SSSS SSSSSSSSSSS
              
            XXXX
          BBBBB
        XXXX
      XXXXX
      XXXX
        XXXX gettext(u'Watch') XXXXX
        XXX gettext(u'This page then shows who has begun, who is done, and who needs help, as it happens.') XXXX
      XXXXX
    XXXXX
  BBBBB
BBBBBBBB BBBBBB

BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXXX
    XXXX XXXXXXXXXXXXXXXX
      XXXX gettext(u'Login cards') XXXXX
      BB BBBBB
        XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXX XXXXXXXXXX XXXXXXX gettext(u'Print') XXXXXXXXX
      BBBBB
      XX XXXXXXXXXXXXX XXXXXXXX
         XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Choose a drill') XXXX
    XXXXXX
    BB BBBBB
      XXX
         gettext(u'Print this page, cut it, and give each learner the card. Scanning it logs the learner in, and so do the three codes on it: keep cards out of other hands.') 
        BB BBBBBBBBBBBB B BBB
          XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
             ngettext(u'Show the card', u'Show all %(all)s cards', count) 
              SSSS SSS SSSS
            
              PPPP PPP PPPPPPP PPPPP
            
          XXXX
        BBBBB
      XXXX
    BBBB
      XXX
         gettext(u'There is no card to print. Learners whom you add by name get one; who joined with an account has a password.') 
        XX XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Add learners') XXXX
      XXXX
    BBBBB
  XXXXXX
  XXX XXXXXXXXXXXXXXXXXXXX
    BBB BBBB BB BBBBB
      XXX XXXXXXXXXXXXXXXXXXX
        
        XXXXX
          XX XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX
          XXXX
            XXXXX
              XXXX gettext(u'Class code') XXXXX
              XXXX
                
              XXXXX
            XXXXXX
            XXXXX
              XXXX gettext(u'Username') XXXXX
              XXXX
                
              XXXXX
            XXXXXX
            XXXXX
              XXXX gettext(u'Your code') XXXXX
              XXXX
                
              XXXXX
            XXXXXX
          XXXXX
        XXXXXX
        XX XXXXXXXXXXXXXXXXXXX gettext(u'Scan the picture, or go to')  XXXXXXXXXXXXXXXXX
      XXXXX
    BBBBBB
  XXXXX
BBBBBBBB BBBBBB

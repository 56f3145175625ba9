BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'Join a class') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX
     gettext(u'Join “%(name)s”') 
      SSSS SSSSSSSSSS
    
  XXXXX
  XXX XXXXXXXXXXXXX
    XXXX
      XX XXXXXXXXXXX
         XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBXXXXXXXXX
        XXXXX XXXXXXXXXXXXXXXXX
          XXXXX XXXXXXXXXXXXXXXXXX gettext(u'I have a card') XXXXXXX
          XXXXX XXXXXXXXXXXXXXXXX gettext(u'With a username and a code of four letters and digits on it.') XXXXXXX
        XXXXXXX
      XXXX
    XXXXX
    XXXX
      XX XXXXXXXXXXX
         XXXXXXBBB BBBBBBBBBBBBBBBXXXXXXFFFFFFFFFFFFXX
        XXXXX XXXXXXXXXXXXXXXXX
          XXXXX XXXXXXXXXXXXXXXXXX gettext(u'I have an account') XXXXXXX
          XXXXX XXXXXXXXXXXXXXXXX gettext(u'Log in with your password and join.') XXXXXXX
        XXXXXXX
      XXXX
    XXXXX
    XXXX
      XX XXXXXXXXXXX
         XXXXXXBBB BBBBBBBBBBBBBBBBXXXXXXFFFFFFFFFFFFXX
        XXXXX XXXXXXXXXXXXXXXXX
          XXXXX XXXXXXXXXXXXXXXXXX gettext(u'I am new') XXXXXXX
          XXXXX XXXXXXXXXXXXXXXXX gettext(u'Choose a username and a password; no e-mail address.') XXXXXXX
        XXXXXXX
      XXXX
    XXXXX
  XXXXX
BBBBBBBB BBBBBBB

BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'Log in with a class card') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX
     gettext(u'Go on as %(username)s?') 
      SS SS SS SSSSSSSSSSSSS
    
  XXXXX
  BB BBBBBBBBBBBBB
    XXX gettext(u'What you have answered here so far is added to your account.') XXXX
  BBBB
    XXX
       gettext(u'%(name)s is logged in here and will be logged out.') 
        SSSSSSSS SS SSSSSS SS SSSS SSS SSSS SS SSSSSS SSSS
      
    XXXX
  BBBBB
  XXXXX XXXXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXXX
    BBBBBBBBBB
    XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXX XXXXXXX
       gettext(u'Go on as %(username)s') 
        SS SS SS SSSSSSSSSSSS
      
    XXXXXXXXX
    XX XXXXXXBBB BBBBBBBBBBBBBBXX gettext(u'No') XXXX
  XXXXXXX
BBBBBBBB BBBBBBB

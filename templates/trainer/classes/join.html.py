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
  XXX
     gettext(u'You are logged in as %(name)s.') 
      SSS SSS SSSSSS SS SS SSSSSSSSS
    
     gettext(u'The teachers of the class will see the name you give here, and your answers to their drills.') 
  XXXX
  XXXXX XXXXXXXXXXXXX XXXXXXXXBBB BBBBBBBBBBBBBB BBBBBBBBBBBBBBXX
    BBBBBBBBBB
    BBBBBBB BBBBBBBBBBBBBBBBBBBBBB
    XX XXXXXXXXXXXXXXXX
      XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXX gettext(u'Join') XXXXXXXXX
    XXXX
  XXXXXXX
BBBBBBBB BBBBBBB

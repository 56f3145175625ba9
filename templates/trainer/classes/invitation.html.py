BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'Teach a class') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX
     gettext(u'Teach “%(name)s”') 
      SSSSS SSSSSSSSSS
    
  XXXXX
  XXX
     gettext(u'%(name)s invites you to teach this class together.') 
      SSSSSSSS SSSSSSS SSS SS SSSSS SSSS SSSSS SSSSSSSSS
    
     gettext(u'You will see its learners’ names and results.') 
  XXXX
  XXXXX XXXXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXXX
    BBBBBBBBBB
    XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXX XXXXXXX gettext(u'Teach this class') XXXXXXXXX
    XX XXXXXXBBB BBBBBBBBBBBBBBXX gettext(u'No, thanks') XXXX
  XXXXXXX
BBBBBBBB BBBBBBB

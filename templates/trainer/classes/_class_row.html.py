BBBB BBBB
XX XXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBXX
  XXXXX XXXXXXXXXXXXXXXXX
    XXXX XXXXXXXXXXXXXXXXXXXXXXXX
    XXXXX XXXXXXXXXXXXXXXXX
       ngettext(u'%(learners)s learner', u'%(learners)s learners', count) 
        SSSSSSSSSSSS SSSSSSS
      
        PPPPPPPPPPPP PPPPPPPP
      
      X
       ngettext(u'%(drills)s drill assigned', u'%(drills)s drills assigned', count) 
        SSSSSSSSSS SSSSS SSSSSSSS
      
        PPPPPPPPPP PPPPPP PPPPPPPP
      
    XXXXXXX
  XXXXXXX
  XXXXX XXXXXXXXXXXXXXXXXXXX
XXXX

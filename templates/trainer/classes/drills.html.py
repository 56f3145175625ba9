BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB BB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX gettext(u'Drills') XXXXX
    XX XXXXXXXXXXXXX XXXXXXXX
       XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Choose a drill') XXXX
  XXXXXX
  BB BBBBBB
    XXX XXXXXXXXXXXXX
      BBB BBBBB BB BBBBBB
        XXXX
          XX XXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBB BBBBBBBBXX
            XXXXX XXXXXXXXXXXXXXXXX
              XXXXX XXXXXXXXXXXXXXXXXXXXXXXXX
              XXXXX XXXXXXXXXXXXXXXXX
                 ngettext(u'%(exercises)s exercise', u'%(exercises)s exercises', count) 
                  SSSSSSSSSSSSS SSSSSSSS
                
                  PPPPPPPPPPPPP PPPPPPPPP
                
                BB BBB BBBBBBBBBBBBBX  gettext(u'for some of the class') BBBBB
                BB BBBBBBBBBBBB
                  X  gettext(u'due %(when)s (%(zone)s)') 
                  SSS SSSSSSSS SSSSSSSSSS
                
      BBBBB
    XXXXXXX
    XXXXXXX
    XXXXX XXXXXXXXXXXX
      BB BBBBBBBBBBBB BB BBBBBBB
         gettext(u'Draft') 
      BBBB BBBBBBBBBBBB BB BBBBBBBBBB
         pgettext(u'drill', u'Archived') 
      BBBB BBBBBBBBBB
         gettext(u'Over') 
      BBBB
         gettext(u'Assigned') 
      BBBBB
    XXXXXXX
    XXXX
    XXXXX
  BBBBBB
  XXXXX
BBBB
  XX XXXXXXXXXXXXX gettext(u'There are no drills yet.') XXXX
BBBBB
BBBBBBBB BBBBBB

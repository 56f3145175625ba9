BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX
       ngettext(u'%(count)s name', u'%(count)s names', count) 
        SSSSSSSSS SSSS
      
        PPPPPPPPP PPPPP
      
    XXXXX
    BB BBBBBBBB
      XX XXXXXXXXXXXXX
         ngettext(u'%(count)s name may be there twice. Only ticked names are added.', u'%(count)s names may be there twice. Only ticked names are added.', count) 
          SSSSSSSSS SSSS SSS SS SSSSS SSSSSS SSSS SSSSSS SSSSS SSS SSSSSS
        
          PPPPPPPPP PPPPP PPP PP PPPPP PPPPPP PPPP PPPPPP PPPPP PPP PPPPPP
        
      XXXX
    BBBB
      XX XXXXXXXXXXXXX gettext(u'Nobody is added yet.') XXXX
    BBBBB
    XXXXX XXXXXXXXXXXXX XXXXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
      BBBBBBBBBB
      XXXXXX XXXXXXXXXXXXX XXXXXXXXXXXX XXXXXXXXX
      XXXXXX XXXXXXXXXXX XXXXXXX
        XXXXXXX
          XXXX
            XXX XXXXXXXXXXXX gettext(u'Name') XXXXX
            XXX XXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Line') XXXXX
          XXXXX
        XXXXXXXX
        XXXXXXX
          BBB BBB BB BBBB
            XXX BB BBB BBBBBBBBBBXXXXXXXXXXXXXXXXXXXBBBBBX
              XXXX
                XXXXXX XXXXXXXXXXXXXXX
                  XXXXXX XXXXXXXXXXXXXXX
                         XXXXXXXXXX
                         XXXXXXXX
                         BB BBBBBBBBBBXXXXXXXBBBBBX
                  XXXXXX
                    XXXXXXXXXXX
                    BB BBBBBBBBBBBB
                      XXXXX XXXXXXXXXXXX gettext(u'is in the class already') XXXXXXX
                    BBBB BBBBBBBBBBBBBBBBB
                      XXXXX XXXXXXXXXXXX
                         gettext(u'the same as line %(line)s') 
                          SSS SSSS SS SSSS SSSSSSSS
                        
                      XXXXXXX
                    BBBB BBBBBBBBBBBBBB
                      XXXXX XXXXXXXXXXXX gettext(u'nearly the same as somebody in the class') XXXXXXX
                    BBBB BBBBBBBBBBBBBB
                      XXXXX XXXXXXXXXXXX
                         gettext(u'nearly the same as line %(line)s') 
                          SSSSSS SSS SSSS SS SSSS SSSSSSSS
                        
                      XXXXXXX
                    BBBBB
                  XXXXXXX
                XXXXXXXX
              XXXXX
              XXX XXXXXXXXXXXXX XXXXXXXXXXX
            XXXXX
          BBBBBB
        XXXXXXXX
      XXXXXXXX
      XX XXXXXXXXXXXXXX XXXXXX
        XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXX gettext(u'Add them and make their cards') XXXXXXXXX
        XX XXXXXXBBB BBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Start again') XXXX
      XXXX
    XXXXXXX
    XXXXXXXXX
      XXXXXXXXX gettext(u'Change the list') XXXXXXXXXX
      BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB BBBB BBBBBBBBBB
    XXXXXXXXXX
  XXXXXX
BBBBBBBB BBBBBB

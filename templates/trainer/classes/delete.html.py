BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX
       gettext(u'Delete “%(name)s”') 
        SSSSSS SSSSSSSSSS
      
    XXXXX
    XXX gettext(u"The class, its drills, everybody's tries and the grades are deleted for good. Nobody can bring them back.") XXXX
    BB BBBBBBBB
      XXX
         ngettext(u'%(stranded)s learner has no other way in than the card of this class: that account is deleted with its answers.', u'%(stranded)s learners have no other way in than the cards of this class: their accounts are deleted with their answers.', count) 
          SSSSSSSSSSSS SSSSSSS SSS SS SSSSS SSS SS SSSS SSS SSSS SS SSSS SSSSSS SSSS SSSSSSS SS SSSSSSS SSSS SSS SSSSSSSS
        
          PPPPPPPPPPPP PPPPPPPP PPPP PP PPPPP PPP PP PPPP PPP PPPPP PP PPPP PPPPPP PPPPP PPPPPPPP PPP PPPPPPP PPPP PPPPP PPPPPPPP
        
      XXXX
    BBBBB
    XX XXXXXXXXXXXXX
       gettext(u'Take the results with you first.') 
      XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Download everything') XXXX
    XXXX
    XXXXX XXXXXXXXXXXXX XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
      BBBBBBBBBB
      BBBBBBB BBBBBBBBBBBBBBBBBBBBBB
      XX XXXXXXXXXXXXXXXX
        XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXX gettext(u'Delete the class') XXXXXXXXX
        XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Back') XXXX
      XXXX
    XXXXXXX
  XXXXXX
BBBBBBBB BBBBBB

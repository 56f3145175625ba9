BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'Log in with a class card') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX gettext(u'This card is locked for ten minutes') XXXXX
  XXX gettext(u'There were too many wrong codes for this class code and username. Scan the picture on the card, or wait ten minutes and try again.') XXXX
  XX XXXXXXXXXXXXXXXX
    XX XXXXXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBXX gettext(u'Back') XXXX
  XXXX
BBBBBBBB BBBBBBB

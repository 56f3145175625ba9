BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'Teach a class') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX gettext(u'This invitation is no longer good') XXXXX
  XXX gettext(u'It was used or withdrawn, or a week has passed. Ask for another.') XXXX
  XX XXXXXXXXXXXXXXXX
    XX XXXXXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBXX gettext(u'Back') XXXX
  XXXX
BBBBBBBB BBBBBBB

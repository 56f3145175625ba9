BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'Log in with a class card') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX gettext(u'This card is no longer good') XXXXX
  XXX gettext(u'It has a newer code by now, or its account is gone. Ask your teacher for a new card.') XXXX
  XX XXXXXXXXXXXXXXXX
    XX XXXXXXXXXXXXX XXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBXX gettext(u'Type the codes') XXXX
    XX XXXXXXBBB BBBBBBBBBBBBBBXX gettext(u'Back') XXXX
  XXXX
BBBBBBBB BBBBBBB

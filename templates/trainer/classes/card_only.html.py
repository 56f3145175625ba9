BBBBBBB BBBBBBBBBBB
BBBB BBBB
BBBBB BBBBB
   gettext(u'I teach') 
BBBBBBBB BBBBB
BBBBB BBBBBBB
  XXXX gettext(u'To teach, you need an account of your own') XXXXX
  XXX
     gettext(u'You came in with the card of a class, and your teacher knows its code. Log out, sign up with a password that only you know, and try again.') 
  XXXX
  XXXXX XXXXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXBBB BBBBBBBBBBBBBBBBXX
    BBBBBBBBBB
    XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXX gettext(u'Log out') XXXXXXXXX
    XX XXXXXXBBB BBBBBBBBBBBBBBXX gettext(u'Back') XXXX
  XXXXXXX
BBBBBBBB BBBBBBB

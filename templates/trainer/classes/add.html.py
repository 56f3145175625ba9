BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX gettext(u'Add learners') XXXXX
    XXX
       gettext(u'Each gets a username and a card to log in with; no e-mail address. You see the list before anybody is added.') 
    XXXX
    BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
    XX XXXXXXXXXXXXX
       gettext(u'Or let them join by themselves:') 
      XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Show the class code') XXXX
    XXXX
  XXXXXX
BBBBBBBB BBBBBB

BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX gettext(u'An invitation to teach this class') XXXXX
    XXX gettext(u"Send this link to one colleague. It works once, within seven days, and is shown only now. Who accepts sees everybody's names and results, and can change everything but delete the class.") XXXX
    XX XXXXXXXXXXXXXXXXXX
      XXXXXX XXXXXXXXXXXXXXXXXXXXXX gettext(u'Link') XXXXXXXX
      XXXXXX XXXXXXXXXXXXXXXXXXXX
             XXXXXXXXXXX
             XXXXXXXX
             XXXXXXXX
             XXXXXXXXXXXX
    XXXX
    XX XXXXXXXXXXXXXXXX
      XX XXXXXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Done') XXXX
    XXXX
  XXXXXX
BBBBBBBB BBBBBB

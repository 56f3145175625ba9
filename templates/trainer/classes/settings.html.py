BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXX gettext(u'Settings') XXXXX
    XXXXX XXXXXXXXXXXXX
          XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
      BBBBBBBBBB
      BBBBBBB BBBBBBBBBBBBBBBBBBBBBB
      XX XXXXXXXXXXXXXXXX
        XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXX gettext(u'Save') XXXXXXXXX
      XXXX
    XXXXXXX
    XXXXXXXXX
      XXXX gettext(u'Class code') XXXXX
      XXX gettext(u'If strangers have the code, make a new one. Printed cards then log in by their picture only.') XXXX
      XXXXX XXXXXXXXXXXXX
            XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
        BBBBBBBBBB
        XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Make a new code') XXXXXXXXX
      XXXXXXX
    XXXXXXXXXX
    XXXXXXXXX
      XXXX gettext(u'Copy') XXXXX
      XXX gettext(u'A new class with the same settings, and the drills as drafts; without the learners.') XXXX
      XX XXXXXXXXXXXXXX XXXXXXBBB BBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Copy the class') XXXX
    XXXXXXXXXX
    XXXXXXXXX
      XXXX gettext(u'The end') XXXXX
      XXX gettext(u'An archived class is out of the way: its learners no longer see the drills, and you keep all results. You can open it again.') XXXX
      XXXXX XXXXXXXXXXXXXXX
            XXXXXXXXXXXXX
            XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX
        BBBBBBBBBB
        BB BBBBBBBBBBBBBBBBBBBBB
          XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXX XXXXXXXXXXXXX XXXXXXXXXX gettext(u'Open the class again') XXXXXXXXX
        BBBB
          XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Archive the class') XXXXXXXXX
        BBBBB
        BB BBBBB
          XX XXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXX gettext(u'Delete the class') XXXX
        BBBBB
      XXXXXXX
    XXXXXXXXXX
  XXXXXX
BBBBBBBB BBBBBB

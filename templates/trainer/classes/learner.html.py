BBBBBBB BBBBBBBBBBBBBBBBBBBBBBBBBBBB
BBBB BBBB
BBBBB BBBBBB
  XXXX XXXXXXXXXXXXXXXX
    XXXXXXXXXXXXXXXXXXXX
    XXX
      BB BBBBBBBBBBB
         gettext(u'Username <strong class="mono">%(username)s</strong>, code <strong class="mono">%(code)s</strong>') 
          SSSSSSSS SSSSSSS SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS SSSS SSSSSSS SSSSSSSSSSSSSSSSSSSSSSSSSSSSSS
        
      BBBB
         gettext(u'Username <strong class="mono">%(username)s</strong>, with a password of their own') 
          SSSSSSSS SSSSSSS SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS SSSS S SSSSSSSS SS SSSSS SSS
        
      BBBBB
    XXXX
    XXXXX XXXXXXXXXXXXX
          XXXXXXXXBBB BBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXX
      BBBBBBBBBB
      BBBBBBB BBBBBBBBBBBBBBBBBBBBBB
      XX XXXXXXXXXXXXXXXX
        XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Save the name') XXXXXXXXX
      XXXX
    XXXXXXX
    BB BBBBBBBBBBB
      XXXXXXXXX
        XXXX gettext(u'Card') XXXXX
        XXX gettext(u'A lost card, or one that others have seen, gets a new code. The older card is void at once.') XXXX
        XXXXX XXXXXXXXXXXXXXX
              XXXXXXXXXXXXX
              XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXX
          BBBBBBBBBB
          XX XXXXXXXXXXXXXX
             XXXXXXBBB BBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBBXXXXXXXX gettext(u'Print the card') XXXX
          XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Reset the code') XXXXXXXXX
        XXXXXXX
      XXXXXXXXXX
    BBBBB
    BB BBB BBBBBBBBBBBBBBBBBBBBB
      BB BBBB
        XXXXXXXXX
          XXXX gettext(u'Move to another class') XXXXX
          XXX gettext(u"The learner keeps the name, the card and all answers. What was done in this class's drills stays in them.") XXXX
          XXXXX XXXXXXXXXXXXX
                XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXX
            BBBBBBBBBB
            BBBBBBB BBBBBBBBBBBBBBBBBBBBBB BBBB BBBBBBBBB
            XX XXXXXXXXXXXXXXXX
              XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Move') XXXXXXXXX
            XXXX
          XXXXXXX
        XXXXXXXXXX
      BBBBB
      XXXXXXXXX
        XXXX gettext(u'Remove from the class') XXXXX
        XXX gettext(u'The learner no longer sees the drills and leaves your lists. All answers stay theirs, the card still opens their account, and you can bring them back.') XXXX
        XXXXX XXXXXXXXXXXXXXX
              XXXXXXXXXXXXX
              XXXXXXXXBBB BBBBBBBBBBBBBBBBBBBBBBBB BBBBBBBBBBBB BBBBBBBBBXX
          BBBBBBBBBB
          XXXXXXX XXXXXXXXXXXXX XXXXXXXXXXXXXXX gettext(u'Remove from the class') XXXXXXXXX
        XXXXXXX
      XXXXXXXXXX
    BBBBB
  XXXXXX
BBBBBBBB BBBBBB

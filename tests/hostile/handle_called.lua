-- calls handles
you()
this { 1 }
players()

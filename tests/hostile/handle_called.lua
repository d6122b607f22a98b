-- calls handles as functions
you()
this { 1 }
players()

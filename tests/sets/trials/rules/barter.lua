-- Players may trade ¢ for favours.
return rules { name = "barter", extends = "extended", title = "Bartering", options = { bartering = "on" } }

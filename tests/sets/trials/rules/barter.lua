-- Trading ¢ for favours.
return rules { name = "barter", extends = "extended", title = "With bartering", options = { bartering = "on" } }

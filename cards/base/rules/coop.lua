-- The same for two people: each plays a character, and only they see that character's hand.
return rules { name = "coop", extends = "solo", title = "Together", options = { hands = "hidden" } }

-- The same for two people: each plays a character, and what is in hand is theirs alone to see.
return rules { name = "coop", extends = "solo", title = "Together", options = { hands = "hidden" } }

-- Changes only these fields of a card of the base game.
return loot { changes = "base:a_penny", flavour = "Good for one ride on anything." }

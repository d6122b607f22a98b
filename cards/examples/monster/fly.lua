-- Gives a tag to a card of the base game.
return monster { changes = "base:fly", tags = { "vermin" } }

-- an error that says it is of another card
error("cards/base/loot/bomb.lua:1: broken", 0)

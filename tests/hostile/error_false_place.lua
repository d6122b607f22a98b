-- an error that claims to come from another card
error("cards/base/loot/bomb.lua:1: broken", 0)

return loot {
  name = "Doom",
  play { text = "Kill everything with HP.",
         effect = function()
           for _, item in ipairs(all(an_item { attackable = true })) do kill(item) end
           kill(monsters) kill(players)
         end },
}

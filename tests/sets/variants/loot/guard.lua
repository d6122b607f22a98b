return loot {
  name = "Guard", copies = 2,
  play {
    text = "Prevent the next 2 damage to a player.", target = a_player,
    lasting { till = used, uses = 1,
              change { event = damage, to = target, effect = function(event) prevent(event, 2) end } },
  },
}

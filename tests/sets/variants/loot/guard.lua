return loot {
  name = "Guard", copies = 2,
  play {
    text = "Prevent up to 2 of the next damage to a player.", target = a_player,
    lasting { till = used, uses = 1,
              change { event = damage, to = target, effect = function(event) prevent(event, 2) end } },
  },
}

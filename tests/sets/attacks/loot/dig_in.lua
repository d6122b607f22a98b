return loot {
  name = "Dig In",
  play { text = "Choose a player. They attack the monster deck now.", target = a_player,
         effect = function(target) attack_now(target, deck.monster) end },
}

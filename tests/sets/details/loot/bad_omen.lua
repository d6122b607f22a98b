return loot {
  name = "Bad Omen",
  play { text = "Reveal the top card of the monster deck. If it is a curse, a player gains it.", target = a_player,
         effect = function(target)
           local card = reveal(deck.monster, 1)[1]
           if matches(card, a_curse) then give_curse(card, target) end
         end },
}

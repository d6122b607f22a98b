return treasure {
  name = "Dog Ear",
  tap { text = "Note a loot card in your hand.",
        effect = function(you)
          local card = choose(you, a_loot_card { of = you })
          if card then note(card, true) end
        end },
  paid { cost = { coins = 1 }, text = "1¢: gain 3¢ for each noted loot card in your hand.",
         effect = function(you)
           for _, card in ipairs(all(a_loot_card { of = you })) do
             if card.noted then gain_coins(you, 3) end
           end
         end },
}

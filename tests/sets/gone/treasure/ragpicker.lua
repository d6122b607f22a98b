return treasure {
  name = "Ragpicker",
  when { event = destroyed, of = an_item { of = others }, may = true,
         text = "When an item of another player is destroyed, you may gain it. If you do, lose 1¢.",
         effect = function(of, you)
           if gain_item(card_in_discard(of), you) then lose_coins(you, 1) end
         end },
}

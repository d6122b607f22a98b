return treasure {
  name = "Early Warning",
  when { event = item_activated, object = an_ability { targets = an_item { yours = true } },
         text = "When an ability that targets your item is activated, gain 1¢.",
         effect = function(you) gain_coins(you, 1) end },
}

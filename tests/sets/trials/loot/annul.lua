return loot {
  name = "Annul",
  play { text = "Cancel an ability of another player.", target = an_ability { of = others },
         effect = function(target) cancel(target) end },
}

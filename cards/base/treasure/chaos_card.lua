return treasure {
  name = "Chaos Card",
  tap {
    text = "Choose one: destroy this, and if you do, kill a monster or player, or destroy an item or a soul.",
    choose = {
      mode { text = "Kill a monster or player.", target = one_of { a_monster, a_player },
             effect = function(this, target) if destroy(this) then kill(target) end end },
      mode { text = "Destroy an item or a soul.", target = one_of { an_item, a_soul },
             effect = function(this, target) if destroy(this) and target ~= this then destroy(target) end end },
    },
  },
}

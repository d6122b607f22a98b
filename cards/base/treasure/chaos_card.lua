return treasure {
  name = "Chaos Card",
  tap {
    text = "Destroy this. If you do, choose one: kill a monster or player; or destroy an item or a soul.",
    choose = {
      mode { text = "Kill a monster or player.",
             effect = function(this, you)
               if destroy(this) then kill(choose(you, one_of { a_monster, a_player })) end
             end },
      mode { text = "Destroy an item or a soul.",
             effect = function(this, you)
               if destroy(this) then
                 local chosen = choose(you, one_of { an_item, a_soul })
                 if chosen then destroy(chosen) end
               end
             end },
    },
  },
}

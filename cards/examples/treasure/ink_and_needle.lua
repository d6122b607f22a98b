return treasure {
  name = "Ink and Needle", eternal = true,
  paid {
    text = "2¢, destroy one of your items: choose one: put an HP counter or an attack counter on your character.",
    cost = { coins = 2, destroy_items = 1 },
    choose = {
      mode { text = "Put an HP counter on your character.",
             effect = function(you) add_counters(you.character, 1, hp_counter) end },
      mode { text = "Put an attack counter on your character.",
             effect = function(you) add_counters(you.character, 1, attack_counter) end },
    },
  },
}

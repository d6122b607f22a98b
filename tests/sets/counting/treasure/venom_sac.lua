return treasure {
  name = "Venom Sac",
  tap { text = "Put a poison counter and a gear counter on this, then put another poison counter on this.",
        effect = function(this)
          add_counters(this, 1, poison_counter)
          add_counters(this, 1, gear_counter)
          add_counters(this, 1, poison_counter)
        end },
  paid { cost = { destroy_this = true }, text = "Destroy this: gain 1¢ for each poison counter that was on this.",
         effect = function(this, you) gain_coins(you, counters_on(this, poison_counter)) end },
}

return treasure {
  name = "Pendulum",
  when { event = recharged, of = this, text = "When this is recharged, deactivate it.",
         effect = function(this) deactivate(this) end },
  when { event = deactivated, of = this, text = "When this is deactivated, recharge it.",
         effect = function(this) recharge(this) end },
  cant { recharge = this, text = "If this was recharged 20 or more times this turn, it can't be recharged.",
         given = happened { event = recharged, of = this, within = turn, at_least = 20 } },
}

return treasure {
  name = "Red String",
  would {
    event = damage, to = you, may = true,
    text = "Each time you would take damage, you may destroy this. If you do, prevent it.",
    effect = function(this, event)
      local gone = destroy(this)
      if gone then prevent(event) end
    end,
  },
}

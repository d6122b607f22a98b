return treasure {
  name = "Flush!",
  tap {
    text = "Choose one: put each monster that is not being attacked, or each shop item, on the bottom of its deck.",
    choose = {
      mode {
        text = "Each monster that is not being attacked.",
        effect = function()
          for _, monster in ipairs(in_order(a_monster { attacked = false })) do put_on_bottom(monster) end
        end,
      },
      mode {
        text = "Each shop item.",
        effect = function()
          for _, item in ipairs(in_order(an_item { shop = true })) do put_on_bottom(item) end
        end,
      },
    },
  },
}

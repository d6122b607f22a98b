return monster {
  name = "Hungry Gate",
  revealed {
    text = "Each player destroys a non-eternal item they control, or takes 1 damage if they have none.",
    effect = function()
      for _, player in ipairs(in_order(a_player)) do
        local item = choose(player, an_item { of = player, eternal = false })
        if item == nil then
          take_damage(player, 1)
        else
          destroy(item)
        end
      end
    end,
  },
}

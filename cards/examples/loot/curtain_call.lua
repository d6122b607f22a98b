-- The targets are a death and damage that are on the stack.
return loot {
  name = "Curtain Call",
  play {
    text = "Choose one: cancel a death; or cancel damage that is about to be dealt.",
    choose = {
      mode { text = "Cancel a death.", target = death_on_stack, effect = function(target) cancel(target) end },
      mode { text = "Cancel damage that is about to be dealt.", target = damage_on_stack,
             effect = function(target) cancel(target) end },
    },
  },
}

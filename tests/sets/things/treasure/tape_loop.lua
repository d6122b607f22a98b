return treasure {
  name = "Tape Loop",
  tap { text = "Copy an ability on the stack as if it were this item's.", target = an_ability,
        effect = function(this, target) copy_ability(target, this) end },
}

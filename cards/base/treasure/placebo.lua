return treasure {
  name = "Placebo",
  tap {
    text = "Copy the tap ability of another non-eternal item as if it were this one's.",
    target = an_item { eternal = false, tap = true, other = true },
    effect = function(this, target) copy_ability(target.tap, this) end,
  },
}

return treasure {
  name = "Brunch",
  always { given = function() return count(an_item { yours = true, named = "Breakfast" }) >= 2 end, attack = 1,
           text = "While you have two or more items named Breakfast, you have +1 attack." },
}

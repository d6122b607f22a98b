-- If the character is in play already, `find_outside` returns nil.
return loot {
  name = "Big Break",
  play {
    text = "Become The Headliner. If you can't, loot 2.",
    effect = function(you)
      local star = find_outside "the_headliner"
      if star then
        become_character(you, star)
      else
        draw_loot(you, 2)
      end
    end,
  },
}

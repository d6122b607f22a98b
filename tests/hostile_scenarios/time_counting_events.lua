-- says: did too much: its work limit is used up
scenario "attack" {
  players = { { name = "P1" }, { name = "P2" } },
  play = function(t)
    t:may_end_anywhere()
    local function turn()
      local p = t[t.asked]
      p:end_turn() t:settle()
      while t.question == "discard_loot" do t[t.asked]:choose(t.options[1] ) t:settle() end
    end
    for i = 1, 200 do turn() end
    while true do t:events "phase_changed" end
  end,
}

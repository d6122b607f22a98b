return treasure {
  name = "Name Plate",
  tap { text = "Note a player. Till you use this again, that player has +1 attack.", target = a_player,
        effect = function(this, target) note(this, target) end },
  always { of = noted, attack = 1, text = "The noted player has +1 attack." },
}

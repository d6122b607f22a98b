// Sentences that the grammar of card texts reads, by what their cards are: to begin with, and to change.

export const sentencesThatWork: Array<{ title: string; sentences: string[] }> = [
  {
    title: "Loot",
    sentences: [
      "Gain 3¢.",
      "Deal 2 damage to a monster or player.",
      "Choose a player. That player discards a loot card.",
      "Choose one: gain 4¢; or loot 2.",
      "Roll. 1-2: lose 2¢. 3-4: loot 1. 5-6: gain 5¢.",
      "Gain +1 attack till end of turn.",
    ],
  },
  {
    title: "Treasures",
    sentences: [
      "[tap] Loot 1, then discard a loot card.",
      "Pay 3¢: recharge an item.",
      "You have +1 attack.",
      "When you take damage, gain 2¢.",
      "When a player rolls a 6, you may loot 1.",
      "At the end of your turn, if you have no loot cards, loot 2.",
      "The first time you would take damage each turn, prevent it.",
    ],
  },
  {
    title: "Monsters",
    sentences: [
      "When this dies, each player loots 1.",
      "When this dies, roll. 1-3: take 1 damage. 4-6: gain 4¢.",
      "When a player misses this, they lose 1¢.",
      "When an attack roll against this is a 6, this deals 1 damage to that player.",
      "Monsters have +1 evasion.",
    ],
  },
];

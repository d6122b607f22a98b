// The numbers that are printed on a new card, in its Lua: `hp = 2`, `rewards = { coins = 2 }`.

export interface NumberField {
  name: string; // as it is written: "rewards.coins"
  label: string;
  usual: number;
  most: number;
}
export type Numbers = Record<string, number>;

export const numbersOfDeck: Record<string, NumberField[]> = {
  monster: [
    { name: "hp", label: "HP", usual: 2, most: 99 },
    { name: "evasion", label: "Hit on (dice)", usual: 3, most: 6 },
    { name: "attack", label: "Attack", usual: 1, most: 99 },
    { name: "rewards.coins", label: "Reward: ¢", usual: 2, most: 99 },
    { name: "rewards.loot", label: "Reward: loot", usual: 0, most: 99 },
    { name: "rewards.treasure", label: "Reward: treasure", usual: 0, most: 99 },
    { name: "souls", label: "Souls", usual: 0, most: 9 },
  ],
  loot: [{ name: "copies", label: "Copies in the deck", usual: 2, most: 20 }],
};

function pattern(field: string): RegExp {
  return new RegExp(`\\b${field} = \\d+`);
}

const rewards = /\brewards = \{([^}]*)\}/;
function numberIn(text: string, field: string): number | undefined {
  const found = pattern(field).exec(text)?.[0].split(" = ")[1];
  return found === undefined ? undefined : Number(found);
}

// Those of the fields of its deck that the card has. What its rewards do not name is 0.
export function numbersIn(card: string, deck: string): Numbers {
  const given = rewards.exec(card)?.[1] ?? "";
  return Object.fromEntries((numbersOfDeck[deck] ?? []).flatMap(({ name }) => {
    const isReward = name.startsWith("rewards.");
    const number = isReward ? (numberIn(given, name.slice("rewards.".length)) ?? 0) : numberIn(card, name);
    return number === undefined ? [] : [[name, number]];
  }));
}

const afterName = /\bname = "(?:[^"\\]|\\.)*"/;

function withField(card: string, field: string, value: number): string {
  if (pattern(field).test(card))
    return card.replace(pattern(field), `${field} = ${value}`);
  return value === 0 ? card : card.replace(afterName, (name) => `${name}, ${field} = ${value}`);
}

function withRewards(card: string, numbers: Numbers): string {
  const given = Object.entries(numbers).filter(([name]) => name.startsWith("rewards."));
  if (given.length === 0)
    return card;
  const parts = given.filter(([, value]) => value > 0).map(([name, value]) => `${name.slice("rewards.".length)} = ${value}`);
  const text = `rewards = { ${parts.join(", ")} }`;
  if (rewards.test(card))
    return parts.length === 0 ? card.replace(/,?\s*\brewards = \{[^}]*\}/, "") : card.replace(rewards, text);
  return parts.length === 0 ? card : card.replace(afterName, (name) => `${name}, ${text}`);
}

export function withNumbers(card: string, numbers: Numbers): string {
  const plain = Object.entries(numbers).filter(([name]) => !name.startsWith("rewards."));
  return withRewards(plain.reduce((text, [name, value]) => withField(text, name, value), card), numbers);
}

export function hasOwnNumbers(card: string, numbers: Numbers): boolean {
  return withNumbers(card, numbers) !== card;
}

// Questions to begin with.
import { firstQuestion, type Question, usualRules } from "./question.ts";

export interface Example {
  text: string;
  question: Question;
}

const rules = (change: Partial<Question["b"]>, measure = "turns"): Question =>
  ({ ...firstQuestion, b: { ...usualRules, ...change }, measure });

export const examples: Example[] = [
  { text: "Do two attacks a turn make games shorter?", question: firstQuestion },
  {
    text: "Do players die more often if death costs nothing?",
    question: rules({ numbers: { death_coins: 0, death_loot: 0, death_items: 0 }, name: "free_deaths" }, "deaths"),
  },
  {
    text: "Is going first better in the first edition?",
    question: rules({ rules: "classic" }, "first_wins"),
  },
  {
    text: "What does the price in the shop change?",
    question: { ...firstQuestion, kind: "number", number: "price", values: [5, 15] },
  },
  { text: "How strong is Breakfast?", question: { ...firstQuestion, kind: "card", card: "Breakfast" } },
];

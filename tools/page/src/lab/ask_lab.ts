// Questions that other places put to the lab.
import { ask, usualRules } from "./question.ts";

// "How strong is this card?" Then go("lab").
export function askCardStrength(card: string): void {
  ask({ kind: "card", card, a: usualRules });
}

// A changed ruleset as a file of a set, and as a variant of an experiment.
import type { Files } from "../state/bench.ts";
import type { Question, RulesChoice } from "./question.ts";

export function isChanged({ numbers, options }: RulesChoice): boolean {
  return Object.keys(numbers).length + Object.keys(options).length > 0;
}

// Its name in files and variants. `letter` is that of the variant: a, b.
export function houseRuleName(choice: RulesChoice, letter: string): string {
  return choice.name === "" ? `house_rule_${letter}` : choice.name;
}

function fields(values: Record<string, number | string>): string {
  return Object.entries(values).map(([name, value]) => `${name} = ${JSON.stringify(value)}`).join(", ");
}

export function houseRuleText(choice: RulesChoice, letter: string): string {
  const name = houseRuleName(choice, letter);
  const title = name.replaceAll("_", " ");
  const lines = [
    `  name = "${name}", extends = "${choice.plus.at(-1) ?? choice.rules}",`,
    `  title = "${title.charAt(0).toUpperCase()}${title.slice(1)}",`,
    ...(Object.keys(choice.numbers).length > 0 ? [`  numbers = { ${fields(choice.numbers)} },`] : []),
    ...(Object.keys(choice.options).length > 0 ? [`  options = { ${fields(choice.options)} },`] : []),
  ];
  return `return rules {\n${lines.join("\n")}\n}\n`;
}

export function houseRuleFile(choice: RulesChoice, letter: string): string {
  return `rules/${houseRuleName(choice, letter)}.lua`;
}

// "extended+busy_turns": as methods of the service name it. A house rule takes the place of the last added ruleset, which
// it extends: two rulesets that set the same number cannot be joined.
export function rulesetOf(choice: RulesChoice, letter: string): string {
  if (!isChanged(choice))
    return [choice.rules, ...choice.plus].join("+");
  const others = choice.plus.length === 0 ? [] : [choice.rules, ...choice.plus.slice(0, -1)];
  return [...others, houseRuleName(choice, letter)].join("+");
}

// The same, also without some cards.
export function variantOf(choice: RulesChoice, letter: string): string {
  const without = choice.without.length === 0 ? "" : ` without ${choice.without.join(",")}`;
  return `${rulesetOf(choice, letter)}${without}`;
}

// The variants of an experiment; the first one is what the others are compared with.
export function variantsOf(question: Question): string[] {
  const a = variantOf(question.a, "a");
  if (question.kind === "rules")
    return [a, variantOf(question.b, "b")];
  const [rules, ...without] = a.split(" without ");
  const more = without.length === 0 ? "" : ` without ${without[0]}`;
  return [a, ...question.values.map((value) => `${rules} with ${question.number}=${value}${more}`)];
}

// The files that hold the changed rulesets of a question.
export function houseRuleFiles(question: Question): Files {
  const texts: Files = {};
  const choices: Array<[RulesChoice, string]> = [[question.a, "a"]];
  if (question.kind === "rules")
    choices.push([question.b, "b"]);
  for (const [choice, letter] of choices)
    if (isChanged(choice))
      texts[houseRuleFile(choice, letter)] = houseRuleText(choice, letter);
  return texts;
}

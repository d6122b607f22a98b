// The card set of an experiment: the one on the bench, or none besides the base game, with the changed rulesets.
import { type Files, files, loads, setName } from "../state/bench.ts";
import { isOwnSet } from "../workshop/example.ts";
import { houseRuleFiles } from "./house_rule.ts";
import type { Question } from "./question.ts";

const noSet: Files = {
  "set.lua": `return set {
  id = "lab", title = "Experiments", version = "0.1", api = 1, authors = { "me" }, license = "CC0-1.0",
  requires = { "base" },
}
`,
};

export interface LabSet {
  name: string;
  files: Files;
}

// Whether the set on the bench takes part: it has to load.
export function takesBench(question: Question): boolean {
  return (question.withSet ?? isOwnSet.value) && loads.value;
}

export function labSetOf(question: Question): LabSet {
  const own = takesBench(question) ? { name: setName.value, files: files.value } : { name: "lab", files: noSet };
  return { name: own.name, files: { ...own.files, ...houseRuleFiles(question) } };
}

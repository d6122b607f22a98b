// What the files of a set are, by their names.
import type { Files } from "../state/bench.ts";

export interface Kind {
  title: string;
  files: string[];
}

const titles: Record<string, string> = {
  "": "Set",
  loot: "Loot",
  treasure: "Treasure",
  monster: "Monsters",
  character: "Characters",
  starting: "Starting items",
  bonus_soul: "Bonus souls",
  room: "Rooms",
  rules: "Rulesets",
  words: "Words",
  keywords: "Keywords",
};
const order = Object.keys(titles);
const scenarios = "scenarios/";
const notCards = new Set(["", "rules", "words", "keywords"]);

export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}

// "spark" of "loot/spark.lua"
export function stemOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.lua$/, "");
}

export function isScenarios(file: string): boolean {
  return file.startsWith(scenarios);
}

export function isCard(file: string): boolean {
  return !isScenarios(file) && !notCards.has(folderOf(file));
}

export function isRuleset(file: string): boolean {
  return folderOf(file) === "rules";
}

// The file with its tests; of such a file, itself.
export function scenariosOf(file: string): string {
  return isScenarios(file) ? file : scenarios + file;
}

// What a file of scenarios tests; of another file, itself.
export function testedBy(file: string): string {
  return isScenarios(file) ? file.slice(scenarios.length) : file;
}

function rank(folder: string): number {
  const known = order.indexOf(folder);
  return known < 0 ? order.length : known;
}

function compare(a: string, b: string): number {
  return rank(a) - rank(b) || a.localeCompare(b);
}

// Without the scenarios, which stand beside what they test, unless that is missing.
export function kindsOf(files: Files): Kind[] {
  const byFolder = new Map<string, string[]>();
  for (const file of Object.keys(files).sort()) {
    if (isScenarios(file) && testedBy(file) in files)
      continue;
    const folder = isScenarios(file) ? "scenarios" : folderOf(file);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
  }
  return [...byFolder.keys()].sort(compare).map((folder) => ({
    title: titles[folder] ?? (folder === "scenarios" ? "Other scenarios" : `Deck ${folder}`),
    files: byFolder.get(folder) ?? [],
  }));
}

// The lab as a part of what is kept and of links: the question, not its answer, which is played again.
import { route } from "../state/route.ts";
import { dropExperiment } from "./experiment.ts";
import { checkedQuestion, firstQuestion, labChanged, question } from "./question.ts";

export { labChanged };

export function exportLab(): unknown {
  return { question: question.value };
}

// Of what exportLab gave, also in an earlier version; null: nothing was kept. Throws a Refusal.
export async function importLab(kept: unknown): Promise<void> {
  const next = kept === null ? firstQuestion : checkedQuestion((kept as { question?: unknown }).question);
  await dropExperiment();
  question.value = next;
}

// A link from the lab holds its question.
export function labForLink(): unknown {
  return route.value.place === "lab" ? exportLab() : null;
}

export async function openLabFromLink(part: unknown): Promise<void> {
  await importLab(part);
}

// Plans the experiment of a question in an engine.
import type { Params, Result } from "../engine/connection.ts";
import type { Methods } from "../engine/wire.ts";
import { variantOf, variantsOf } from "./house_rule.ts";
import type { LabSet } from "./lab_sets.ts";
import type { Question } from "./question.ts";

// Asks one engine: that of the page, or one that was opened for the experiment.
export type Ask = <M extends keyof Methods>(method: M, params: Params<M>) => Promise<Result<M>>;

export interface Plan {
  lab: number;
  sets: number;
}

export async function planIn(ask: Ask, question: Question, set: LabSet): Promise<Plan> {
  const { sets } = await ask("sets.open", { files: set.files, name: set.name });
  const shared = { sets, pairs: question.pairs, players: question.players, bots: [question.bot] };
  try {
    const { lab } = question.kind === "card"
      ? await ask("lab.card", { ...shared, card: question.card, rules: variantOf({ ...question.a, without: [] }, "a") })
      : await ask("lab.compare", { ...shared, variants: variantsOf(question), measure: question.measure });
    return { lab, sets };
  } catch (why) {
    await ask("sets.close", { sets });
    throw why;
  }
}

export async function forget(ask: Ask, { lab, sets }: Plan): Promise<void> {
  await ask("lab.drop", { lab });
  await ask("sets.close", { sets });
}

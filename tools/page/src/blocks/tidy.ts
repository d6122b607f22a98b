// The functions of abilities ask for what they use: their parameters follow from their blocks.
import { formOfCall } from "./scopes.ts";
import { type Body, type Expr, partsOf, partsOfBody, type Script } from "./tree.ts";
import type { Words } from "./words.ts";

interface Around {
  functions: Script[];
  isInAbility: boolean;
}

const isParameter = (name: string, words: Words) => words.rowsOf(name, "parameter").length > 0;

// Names that statements declare: a parameter of the same name is not meant.
function declaredIn(body: Body): Set<string> {
  const names = new Set<string>();
  const look = ({ statements }: Body): void => {
    for (const one of statements) {
      if (one.is === "local" || one.is === "each" || one.is === "count")
        one.names.forEach((name) => names.add(name));
      if (one.is === "each" || one.is === "count")
        look(one.body);
      if (one.is === "if")
        one.arms.forEach((arm) => look(arm.body));
    }
  };
  look(body);
  return names;
}

function namesIn(expr: Expr): string[] {
  const here = expr.is === "name" ? [expr.name] : expr.is === "lua" ? (expr.text.match(/\w+/g) ?? []) : [];
  return [...here, ...partsOf(expr).flatMap(namesIn)];
}

function add(expr: Expr, around: Around, words: Words): void {
  const { functions } = around;
  if (expr.is === "name" && isParameter(expr.name, words) && functions.length > 0) {
    const has = ({ parameters, body }: Script) => parameters.includes(expr.name) || declaredIn(body).has(expr.name);
    if (!functions.some(has))
      functions[functions.length - 1].parameters.push(expr.name);
  }
  const isAbility = formOfCall(expr, words)?.category === "ability";
  const inside = expr.is === "function" && around.isInAbility ? [...functions, expr] : functions;
  for (const part of partsOf(expr))
    add(part, { functions: inside, isInAbility: around.isInAbility || isAbility }, words);
  if (expr.is === "function" && around.isInAbility)
    removeUnused(expr, words);
}

function removeUnused(script: Script, words: Words): void {
  const used = new Set(partsOfBody(script.body).flatMap(namesIn));
  script.parameters = script.parameters.filter((name) => used.has(name) || !isParameter(name, words));
}

export function tidy(body: Body, words: Words): void {
  for (const part of partsOfBody(body))
    add(part, { functions: [], isInAbility: false }, words);
}

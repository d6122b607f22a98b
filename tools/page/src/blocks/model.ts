// The blocks without their view, for programs that run outside a browser.
export { abilitiesOf, choicesOf, fieldsOf, newAbility, statementsOf, table } from "./catalogue.ts";
export { print } from "./print.ts";
export { isSameLua, NotBlocks, read } from "./read.ts";
export {
  formOfCall, formOfPlace, outside, placeOfEntry, placeOfGiven, scopeAfter, scopeInside, scopeOfLoop, typeOf,
} from "./scopes.ts";
export { tidy } from "./tidy.ts";
export { onOwnLine, partsOf, partsOfBody } from "./tree.ts";
export { Words } from "./words.ts";

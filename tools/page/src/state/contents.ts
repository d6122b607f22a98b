// What was made with the page at build time (contents.mjs): the base set, the examples, the manual.
import { loadShippedText } from "./shipped.ts";

const loading = new Map<string, Promise<unknown>>();

// The value of contents/NAME.json; each is loaded once.
export function loadContents<T>(name: string): Promise<T> {
  const known = loading.get(name);
  if (known !== undefined)
    return known as Promise<T>;
  const value = loadShippedText(`contents/${name}.json`).then((text) => JSON.parse(text) as T);
  loading.set(name, value);
  value.catch(() => loading.delete(name)); // so that a later attempt can succeed
  return value;
}

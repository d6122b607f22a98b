// The files that belong to the page: beside it on a host, or carried by the page saved as one file.
import { fromBase64, unpacked } from "./packing.ts";

const mostBytes = 64 << 20;

// What one file carries, in the element with this id.
export const carriedId = "carried";

export interface Carried {
  id: string; // another one for each file that is saved
  files: Record<string, string>; // base64 of gzip by their names
  work: unknown; // null: a page without a set of its own
}

let carried: Carried | null | undefined;

export function carriedPage(): Carried | null {
  if (carried === undefined) {
    const element = document.getElementById(carriedId);
    carried = element === null ? null : (JSON.parse(element.textContent ?? "") as Carried);
  }
  return carried;
}

// The bytes of "contents/base.json", "engine.wasm", ... Throws a sentence if they cannot be had.
export async function loadShipped(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const inPage = carriedPage()?.files[name];
  if (inPage !== undefined)
    return unpacked(fromBase64(inPage), "gzip", mostBytes);
  if (carriedPage() !== null)
    throw new Error(`This page does not carry ${name}`);
  const response = await fetch(name);
  if (!response.ok)
    throw new Error(`${name} could not be loaded (${response.status}). Reload the page`);
  return new Uint8Array(await response.arrayBuffer());
}

export async function loadShippedText(name: string): Promise<string> {
  return new TextDecoder().decode(await loadShipped(name));
}

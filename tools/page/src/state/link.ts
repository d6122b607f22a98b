// A link holds a whole work in its fragment, which no server sees: #VERSION.CHECKSUM.DATA
import { base64url, crc32, fromBase64url, packed, TooLarge, unpacked } from "./packing.ts";
import { Refusal } from "./set_files.ts";
import { checkedWork, type Work } from "./work.ts";

const version = 1;
export const mostLetters = 32 * 1024;
const mostBytes = 1 << 20; // unpacked

export function isLink(fragment: string): boolean {
  return /^#\d+\./.test(fragment);
}

// The fragment with that work. Throws a Refusal if it would be too long for a link.
export async function fragmentOf(work: Work): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(work));
  const data = await packed(bytes, "deflate-raw");
  const fragment = `#${version}.${crc32(data)}.${base64url(data)}`;
  if (fragment.length > mostLetters) {
    const size = Math.ceil(fragment.length / 1024);
    throw new Refusal(`This set is too large for a link (${size} KB of at most 32). Save it as a zip or as one file`);
  }
  return fragment;
}

function checkVersion(found: string): void {
  if (Number(found) > version)
    throw new Refusal("This link was made by a newer version of this page. Reload the page to update it");
  if (Number(found) !== version)
    throw new Refusal(`This link has version ${found.slice(0, 8)}, which this page cannot read`);
}

function damaged(): Refusal {
  return new Refusal("This link is damaged: part of it is missing or was changed. Copy the whole link again");
}

async function unpackedData(sum: string, data: string): Promise<string> {
  try {
    const bytes = fromBase64url(data);
    if (crc32(bytes) !== sum)
      throw damaged();
    return new TextDecoder("utf-8", { fatal: true }).decode(await unpacked(bytes, "deflate-raw", mostBytes));
  } catch (why) {
    throw why instanceof TooLarge ? new Refusal("This link is refused: it unpacks to more than 1 MB") : damaged();
  }
}

// Throws a Refusal that says in a sentence why a link cannot be opened.
export async function readLink(fragment: string): Promise<Work> {
  if (fragment.length > mostLetters)
    throw new Refusal("This link is refused: it is longer than 32 KB");
  const [found = "", sum = "", data = "", ...rest] = fragment.slice(1).split(".");
  checkVersion(found);
  if (rest.length > 0)
    throw damaged();
  const text = await unpackedData(sum, data);
  try {
    return { ...checkedWork(JSON.parse(text)), origin: null };
  } catch (why) {
    if (why instanceof Refusal)
      throw new Refusal(`This link is refused: ${why.message}`);
    throw damaged();
  }
}

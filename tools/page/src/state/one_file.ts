// Saves the page with what is on the bench as one file, also from a page that is one file itself.
import { download } from "./download.ts";
import { oneFileText, type PageTexts } from "./one_file_text.ts";
import { base64, packed } from "./packing.ts";
import { type Carried, carriedPage, loadShipped, loadShippedText } from "./shipped.ts";
import { workNow } from "./work.ts";

// All that the page needs besides its script and style; build.mjs knows the same list as `carried.json`.
async function carriedFiles(): Promise<Record<string, string>> {
  const inPage = carriedPage();
  if (inPage !== null)
    return inPage.files;
  const names = JSON.parse(await loadShippedText("carried.json")) as string[];
  const files = names.map(async (name) => [name, base64(await packed(await loadShipped(name), "gzip"))] as const);
  return Object.fromEntries(await Promise.all(files));
}

async function pageTexts(): Promise<PageTexts> {
  if (carriedPage() === null)
    return { script: await loadShippedText("page.js"), style: await loadShippedText("page.css") };
  const script = document.querySelector("script:not([type])");
  const style = document.querySelector("head style");
  return { script: script?.textContent ?? "", style: style?.textContent ?? "" };
}

async function sha256(text: string): Promise<string> {
  if (!("subtle" in crypto))
    throw new Error("This browser makes one file only of a page from https, localhost or a file");
  return base64(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function newId(): string {
  return base64(crypto.getRandomValues(new Uint8Array(12)));
}

export async function saveAsOneFile(): Promise<void> {
  const [texts, files, work] = await Promise.all([pageTexts(), carriedFiles(), workNow("all")]);
  const carried: Carried = { id: newId(), files, work };
  const hashes = { script: await sha256(texts.script), style: await sha256(texts.style) };
  download(`${work.name}.html`, oneFileText(texts, hashes, carried), "text/html");
}

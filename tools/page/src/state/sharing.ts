// What leaves the page: the link, the zip and the one file.
import { computed } from "@preact/signals";
import { notify } from "../parts/notices.tsx";
import { files, pictures, setName } from "./bench.ts";
import { download } from "./download.ts";
import { fragmentOf } from "./link.ts";
import { carriedPage } from "./shipped.ts";
import { workNow } from "./work.ts";
import { nameOfZip, zipOf } from "./zip.ts";

// The address of a link goes to the page on its host; a page from a file has no address that others could open.
export function canLink(): boolean {
  return carriedPage() === null && location.protocol !== "file:";
}

export async function linkNow(): Promise<string> {
  const address = new URL(location.href);
  address.hash = await fragmentOf(await workNow("shown"));
  return address.href;
}

// What a link cannot hold; "" if it holds everything.
export const withoutPictures = computed(() =>
  Object.keys(pictures.value).length > 0 ? ", without its pictures: save it as zip to send these, too" : "",
);

// Copies the link of what is shown: the set, and the game or the comparison that is open.
export async function copyLink(): Promise<void> {
  const link = await linkNow();
  try {
    await navigator.clipboard.writeText(link);
    const size = (link.length / 1024).toFixed(1);
    notify(`The link is copied (${size} KB). Whoever opens it gets the set ${setName.value}${withoutPictures.value}`);
  } catch {
    history.replaceState(null, "", link);
    notify(`The link is in the address bar: copy it from there${withoutPictures.value}`);
  }
}

export async function saveZip(): Promise<void> {
  download(nameOfZip(setName.value, files.value), zipOf(setName.value, files.value, pictures.value), "application/zip");
}

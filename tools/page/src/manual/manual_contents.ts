// The pages of the manual and its search, as contents.mjs makes them.
import { loadContents } from "../state/contents.ts";

// A file of the set `mine` that a page shows.
export interface Example {
  file: string;
  text: string;
}

export interface ManualPage {
  name: string;
  section: string; // in the list of pages; empty: before all sections
  shown: string; // in the list of pages
  title: string;
  html: string; // the only markup that the page inserts as markup: it was made when the page was built
  examples: Example[]; // by the numbers of the buttons in `html`
}

type SearchRow = [title: string, kind: string, address: string, text: string, phrases: string];

export interface ManualContents {
  pages: ManualPage[];
  search: SearchRow[];
}

export function loadManual(): Promise<ManualContents> {
  return loadContents<ManualContents>("manual");
}

// Leads the editor to a place in a file.
import { signal } from "@preact/signals";
import type { Jump } from "../parts/editor.tsx";
import { files, openFile } from "../state/bench.ts";

interface Place extends Jump {
  file: string;
}

export const jump = signal<Place | null>(null);
// On a narrow screen, the column that is shown.
export const column = signal<"file" | "face" | "table">("file");

export function jumpTo({ file, line, column: at, length }: Place): void {
  if (!(file in files.value))
    return;
  openFile.value = file;
  column.value = "file";
  jump.value = { file, line, column: at, length };
}

// Changes a number of a test where it stands in the file; all else stays as it is.
import { unitOfByte } from "../parts/editor_places.ts";
import { editFile, files } from "../state/bench.ts";
import { sendTyped } from "./typing.ts";

interface Written {
  text: string;
  from?: number; // in bytes
  to?: number;
}

export async function changeNumber(file: string, { text: was, from = 0, to = 0 }: Written, now: string): Promise<void> {
  await sendTyped();
  const text = files.value[file] ?? "";
  const begin = unitOfByte(text, from);
  const end = unitOfByte(text, to);
  if (text.slice(begin, end) !== was)
    throw new Error("The test has changed meanwhile; change the number again");
  await editFile(file, text.slice(0, begin) + String(Number(now)) + text.slice(end));
}

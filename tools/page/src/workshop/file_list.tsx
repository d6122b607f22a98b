// The files of the set, by kind.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { orNotify } from "../parts/notices.tsx";
import { files, findings, openFile } from "../state/bench.ts";
import { isCard, kindsOf, stemOf, testedBy } from "./kinds.ts";
import { PictureList } from "./picture_controls.tsx";
import { tested } from "./scenarios.ts";
import { sendTyped } from "./typing.ts";

const filterFrom = 16; // files

// What is wrong with a file and its scenarios, in words.
function troubleOf(file: string): string {
  const errors = findings.value.filter((finding) => finding.file === file && finding.severity === "error").length;
  if (errors > 0)
    return errors === 1 ? "1 error" : `${errors} errors`;
  const failed = tested.value[`scenarios/${file}`]?.results.filter(({ passed }) => !passed).length ?? 0;
  return failed === 0 ? "" : failed === 1 ? "1 test fails" : `${failed} tests fail`;
}

export function show(file: string): void {
  orNotify(sendTyped().then(() => {
    openFile.value = file;
  }));
}

function FileLine({ file }: { file: string }) {
  const trouble = troubleOf(file);
  const isOpen = testedBy(openFile.value) === file || openFile.value === file;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen)
      line.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <li ref={line}>
      <button type="button" aria-current={isOpen ? "true" : undefined} title={file} onClick={() => show(file)}>
        <bdi>{isCard(file) ? stemOf(file).replaceAll("_", " ") : file.slice(file.lastIndexOf("/") + 1)}</bdi>
        {trouble !== "" && <span class="file-trouble"> {trouble}</span>}
      </button>
    </li>
  );
}

export function FileList() {
  const filter = useSignal("");
  const wanted = filter.value.trim().toLowerCase();
  const kinds = kindsOf(files.value);
  const count = kinds.reduce((sum, kind) => sum + kind.files.length, 0);
  return (
    <nav class={count >= filterFrom ? "files many" : "files"} aria-label="Files of the set">
      {count >= filterFrom && (
        <input
          type="search"
          aria-label="Find a file"
          placeholder={`Find among ${count} files`}
          value={filter.value}
          onInput={({ currentTarget }) => (filter.value = currentTarget.value)}
        />
      )}
      {kinds.map(({ title, files: names }) => {
        const shown = names.filter((name) => wanted === "" || name.replaceAll("_", " ").includes(wanted.replaceAll("_", " ")));
        return shown.length === 0 ? null : (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {shown.map((file) => (
                <FileLine key={file} file={file} />
              ))}
            </ul>
          </section>
        );
      })}
      <PictureList />
    </nav>
  );
}

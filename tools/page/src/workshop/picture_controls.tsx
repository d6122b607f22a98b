// Below the face: choosing the picture of the card.
import { orNotify } from "../parts/notices.tsx";
import { pictures, putPicture } from "../state/bench.ts";
import { quoted } from "../state/set_files.ts";
import { cardFile } from "./card_in_view.ts";
import { imageOf, pictureEndings, removePicture, useAsPicture } from "./picture_of_card.ts";
import { textOf } from "./typing.ts";

async function take(file: File): Promise<void> {
  try {
    await useAsPicture(file);
  } catch (why) {
    throw new Error(`${quoted(file.name)} cannot be the picture: ${why instanceof Error ? why.message : String(why)}`);
  }
}

export function PictureControls() {
  const card = cardFile.value;
  if (card === "")
    return null;
  const hasPicture = imageOf(textOf(card)) !== "";
  return (
    <p class="picture-controls">
      <label class="small">
        <input
          type="file"
          class="hidden-text"
          accept={pictureEndings}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined)
              orNotify(take(file));
            currentTarget.value = "";
          }}
        />
        {hasPicture ? "Another picture…" : "Picture…"}
      </label>
      {hasPicture && (
        <button type="button" class="small" onClick={() => orNotify(removePicture())}>
          Remove picture
        </button>
      )}
    </p>
  );
}

// In the list of files, if there are any.
export function PictureList() {
  const names = Object.keys(pictures.value).sort();
  if (names.length === 0)
    return null;
  return (
    <section>
      <h3>Pictures</h3>
      <ul>
        {names.map((name) => (
          <li key={name} class="picture-file">
            <bdi title={name}>{name.slice(name.lastIndexOf("/") + 1)}</bdi>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => orNotify(putPicture(name))}>
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

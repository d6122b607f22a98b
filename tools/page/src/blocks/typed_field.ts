// A field of a block: what is typed stays there until it is written into the blocks, whatever is drawn meanwhile.
import { useSignal } from "@preact/signals";

interface Field {
  currentTarget: { value: string };
}

export interface TypedField {
  value: string;
  onInput(event: Field): void;
  onChange(event: Field): void;
}

// `text`: of the blocks. `write`: writes what was typed into them.
export function useTypedField(text: string, write: (typed: string) => void): TypedField {
  const typed = useSignal<string | null>(null);
  return {
    value: typed.value ?? text,
    onInput: ({ currentTarget }) => (typed.value = currentTarget.value),
    onChange: ({ currentTarget }) => {
      typed.value = null;
      write(currentTarget.value);
    },
  };
}

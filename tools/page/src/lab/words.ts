// Words for numbers and names of the lab.
export function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// With three significant digits at most: 72.6, 2767.
export function numberText(value: number): string {
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return (Object.is(Number(value.toFixed(decimals)), -0) ? 0 : value).toFixed(decimals).replace("-", "−");
}

// A mean of a measure: shares are in percent.
export function meanText(value: number, unit: string): string {
  return numberText(value) + (unit === shares ? " %" : "");
}

// The unit of differences of shares.
export const shares = "percentage points";

// Of one game: whole numbers as they are.
export function valueText(value: number): string {
  return Number.isInteger(value) ? String(value).replace("-", "−") : numberText(value);
}

export function signed(value: number): string {
  const text = numberText(value);
  return text.startsWith("−") || Number(text) === 0 ? text : `+${text}`;
}

export function grouped(count: number): string {
  return count.toLocaleString("en");
}

// Bytes made small, and bytes as letters.
export class TooLarge extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

async function through(bytes: Bytes, stream: GenericTransformStream, most: number): Promise<Bytes> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done)
      break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new TooLarge(`unpacks to more than ${most} bytes`);
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

export type Format = "deflate-raw" | "gzip";

export function packed(bytes: Bytes, format: Format): Promise<Bytes> {
  return through(bytes, new CompressionStream(format), Number.MAX_SAFE_INTEGER);
}

// Throws TooLarge as soon as there are more than `most` bytes, and TypeError if the bytes are damaged.
export function unpacked(bytes: Bytes, format: Format, most: number): Promise<Bytes> {
  return through(bytes, new DecompressionStream(format), most);
}

export function base64(bytes: Uint8Array): string {
  let letters = "";
  const step = 0x8000; // more arguments at once than this overflow the stack
  for (let at = 0; at < bytes.length; at += step)
    letters += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(letters);
}

// Throws if there are other letters.
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++)
    bytes[at] = letters.charCodeAt(at);
  return bytes;
}

// Of the bytes.
export function sizeOfBase64(text: string): number {
  return Math.floor((text.replace(/=+$/, "").length * 3) / 4);
}

// The alphabet for addresses, without padding.
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
}

// CRC-32 as in zip files, as eight hexadecimal digits.
export function crc32(bytes: Uint8Array): string {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++)
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, "0");
}

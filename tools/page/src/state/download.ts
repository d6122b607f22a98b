// Files that leave the page.
export function download(name: string, contents: string | Uint8Array<ArrayBuffer>, type = "text/plain"): void {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // later than the browser begins to read it
}

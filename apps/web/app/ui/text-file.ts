/** A text file that is made in the browser. */
export interface TextFile {
  name: string;
  content: string;
}

/** Hands a file to the browser's downloads. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Hands a text file to the browser's downloads. */
export function downloadFile({ name, content }: TextFile): void {
  downloadBlob(name, new Blob([content], { type: 'text/plain;charset=utf-8' }));
}

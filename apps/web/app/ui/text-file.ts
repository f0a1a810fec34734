/** A text file created in the browser. */
export interface TextFile {
  name: string;
  content: string;
}

/** Downloads a blob as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Downloads a text file. */
export function downloadFile({ name, content }: TextFile): void {
  downloadBlob(name, new Blob([content], { type: 'text/plain;charset=utf-8' }));
}

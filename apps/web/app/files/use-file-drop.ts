import { useEffect, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page. True while a file is dragged over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Otherwise the browser would navigate to the file.
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    addEventListener('dragenter', hold, { signal });
    addEventListener('dragover', hold, { signal });
    addEventListener('drop', drop, { signal });
    // When the pointer leaves the window, `relatedTarget` is null.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setOver(false), { signal });
    return () => controller.abort();
  }, [onFile]);
  return over;
}

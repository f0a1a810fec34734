import { useEffect, useState } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere on the page. True while one is held over it. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const hold = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Without this the browser would leave the page for the file.
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
    // Leaving the window has nothing that it leaves for.
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || setOver(false), { signal });
    return () => controller.abort();
  }, [onFile]);
  return over;
}

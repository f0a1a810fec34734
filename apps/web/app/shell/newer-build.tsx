import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { site } from '~/content/site.ts';
import { Button } from '~/ui/button.tsx';

/** In the session storage: the build for which the page was loaded anew. A page that is as old as before does not say it again. */
const storageKey = 'citewright-loaded-anew';

/** The mark of a server that has no build to load. */
const unbuilt = '1';

// Module-level: one notice for the page.
let isTold = false;

function wasLoadedFor(mark: string): boolean {
  try {
    return window.sessionStorage.getItem(storageKey) === mark;
  } catch {
    return false;
  }
}

function loadAnew(mark: string): void {
  try {
    window.sessionStorage.setItem(storageKey, mark);
  } catch {
    // Blocked: the notice may come again.
  }
  location.reload();
}

function NewerBuild({ mark }: { mark: string }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="m-4 flex flex-wrap items-center gap-2 rounded-md border border-rule-strong bg-raised p-3 text-sm shadow-float">
      {`A newer version of ${site.name} is here.`}
      <Button onClick={() => loadAnew(mark)}>Reload</Button>
      <Button look="quiet" onClick={() => setIsOpen(false)}>
        Later
      </Button>
    </div>
  );
}

/** Says once, at the end of the page and in view, that the server has another build than the page; `mark` is that of the server. */
export function tellNewerBuild(mark: string): void {
  if (isTold || mark === unbuilt || wasLoadedFor(mark)) return;
  isTold = true;
  const place = document.createElement('div');
  // In the document before its text, or screen readers do not read it out.
  place.role = 'status';
  place.className = 'sticky bottom-4 z-10';
  place.dataset.print = 'off';
  document.body.append(place);
  createRoot(place).render(<NewerBuild mark={mark} />);
}

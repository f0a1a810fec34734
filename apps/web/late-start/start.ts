// Written into every page that can be read without scripts (bundled by inline-script.ts). Its modules are fetched once the page
// has been painted and the browser has nothing else to do, or with the reader's first movement.
import { recordEvents } from '../app/ui/event-replay.ts';
import { firstInteraction } from '../app/ui/first-interaction.ts';
import { aliveEvent, heldId, heldRelation } from './names.ts';

/** What a busy browser may keep the modules waiting after everything else has loaded, in milliseconds. */
const longestRest = 200;

function rest(): Promise<void> {
  return new Promise((resolve) => {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestRest });
    else setTimeout(resolve, longestRest);
  });
}

async function settled(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await rest();
}

/** The modules could not be fetched: links and what folds open work without them, and nothing else is kept back. */
const failed = new AbortController();

/** Lets the modules go. A script that comes back into the document under a known type is run. */
function begin(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${heldRelation}"]`)) {
    link.rel = 'modulepreload';
  }
  const held = document.getElementById(heldId);
  if (!(held instanceof HTMLScriptElement)) return;
  held.removeAttribute('id');
  held.addEventListener('error', () => failed.abort(), { once: true });
  held.type = 'module';
  held.parentNode?.insertBefore(held, held.nextSibling);
}

document.currentScript?.remove();
addEventListener(aliveEvent, recordEvents(document.body, failed.signal), { once: true });
void Promise.race([firstInteraction(), settled()]).then(begin);

import { freePlace, type Obstacle } from './free-place.ts';

/** What a toast must not cover. Where nothing is free it rather covers text than a reference, and a reference than a control. */
const kinds = [
  { selector: 'a[href], button, input, textarea, select, summary, [role="alert"]', weight: 1_000 },
  { selector: 'article p', weight: 100 },
  { selector: 'p, h1, h2, h3, h4, li, dt, dd, td, th, label, figure', weight: 1 },
] as const;

function* obstaclesIn(host: HTMLElement, toast: HTMLElement): Generator<Obstacle> {
  for (const { selector, weight } of kinds) {
    for (const element of host.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && top < innerHeight && top + height > 0;
      if (isSeen && !toast.contains(element)) yield { left, top, width, height, weight };
    }
  }
}

/** Puts the list of toasts where its toast covers nothing. `host` holds all that can be seen. */
function place(list: HTMLElement, host: HTMLElement): void {
  const size = { width: list.offsetWidth, height: list.offsetHeight };
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const { left, top } = freePlace(size, view, [...obstaclesIn(host, list)]);
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}

/** Keeps the list that contains a toast where it covers nothing, until the returned function is called. */
export function keepFree(toast: HTMLElement, host: HTMLElement): () => void {
  const list = toast.parentElement;
  if (!list) return () => undefined;
  const again = () => place(list, host);
  again();
  addEventListener('resize', again);
  addEventListener('scrollend', again, true);
  return () => {
    removeEventListener('resize', again);
    removeEventListener('scrollend', again, true);
  };
}

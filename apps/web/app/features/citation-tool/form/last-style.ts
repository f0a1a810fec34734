import { type StyleKey, styleKeySchema } from '@citewright/contract';
import { browserStorage } from '../storage.ts';

const storageKey = 'citation-style';

/** The style that was chosen last in this browser, if any. */
export function lastStyle(): StyleKey | undefined {
  return styleKeySchema.safeParse(browserStorage()?.getItem(storageKey)).data;
}

/** Remembers the chosen style for the next visit. */
export function storeStyle(style: StyleKey): void {
  try {
    browserStorage()?.setItem(storageKey, style);
  } catch {
    // The storage is full: the choice lasts until the page is closed.
  }
}

import { type StyleKey, styleKeySchema } from '@citewright/contract';
import { browserStorage, storageKeys } from '../storage.ts';

/** The style that was chosen last in this browser, if any. */
export function lastStyle(): StyleKey | undefined {
  return styleKeySchema.safeParse(browserStorage()?.getItem(storageKeys.style)).data;
}

/** Remembers the chosen style for the next visit. */
export function storeStyle(style: StyleKey): void {
  try {
    browserStorage()?.setItem(storageKeys.style, style);
  } catch {
    // The storage is full: the choice lasts until the page is closed.
  }
}

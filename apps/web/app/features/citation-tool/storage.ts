/** The keys under which the tool stores: the citations of this browser, those removed in this tab, and the style that was chosen last. */
export const storageKeys = {
  history: 'citation-history',
  removed: 'removed-citations',
  style: 'citation-style',
} as const;

/** The storage that outlives the tab; `undefined` in browsers that block all site data, which throw on access to it. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The storage of the tab; `undefined` as above. */
export function storageOfTab(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The storage that outlives the tab; `undefined` in browsers that block all site data, which throw on access to it. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

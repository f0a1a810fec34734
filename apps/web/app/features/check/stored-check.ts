import { afterAction, type CheckState, composing } from './state/check-state.ts';

const storageKey = 'citewright-check';

/** The storage of this tab; `undefined` where it is forbidden. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** A check without what can be asked for again: the alternatives of its entries. */
const lighter = (state: CheckState): CheckState => ({
  ...state,
  entries: state.entries.map(({ result, ...entry }) => ({
    ...entry,
    result: result && { ...result, alternatives: [] },
  })),
});

/** Keeps a check for a reload of this tab, as much of it as the storage takes: all, all but the alternatives, or its text. */
export function storeCheck(state: CheckState): void {
  const storage = tabStorage();
  // A document stays where it is: what was read of it is kept.
  const kept = { ...state, before: undefined, source: { ...state.source, file: undefined } };
  const smaller = [kept, lighter(kept), { ...kept, paper: undefined, entries: [] }];
  for (const version of smaller) {
    try {
      if (state.phase === 'composing') storage?.removeItem(storageKey);
      else storage?.setItem(storageKey, JSON.stringify(version));
      return;
    } catch {
      // Full: what was stored before would be out of date.
      storage?.removeItem(storageKey);
    }
  }
}

/** The check that this tab had before it was reloaded. One that was running is stopped. */
export function storedCheck(): CheckState | undefined {
  try {
    const stored = JSON.parse(tabStorage()?.getItem(storageKey) ?? '') as CheckState;
    const { paper } = stored;
    // An earlier version of the app stored it.
    if (
      paper &&
      !('coverage' in paper && 'links' in paper && paper.findings.every((finding) => 'confidence' in finding))
    )
      return undefined;
    return afterAction({ ...composing, ...stored }, { kind: 'end' });
  } catch {
    // Nothing is stored, or another version of the app wrote it.
    return undefined;
  }
}

import type { Locator, ProjectCitation } from '@citewright/contract';

/** A work of a citation, as it is typed. */
export interface DraftWork {
  id: number;
  label: string;
  number: string;
  prefix: string;
  suffix: string;
  noAuthor: boolean;
}

/** A citation of several works, as it is typed. */
export interface TogetherDraft {
  works: DraftWork[];
  unsorted: boolean;
}

const begunWith = (id: number, locator: Locator | undefined): DraftWork => ({
  id,
  label: locator?.label ?? 'page',
  number: locator?.value ?? '',
  prefix: '',
  suffix: '',
  noAuthor: false,
});

/** A draft of the chosen works: those that it had, as they were typed, and behind them the others with their places. */
export function togetherDraft(
  chosen: readonly ProjectCitation[],
  kept: TogetherDraft = { works: [], unsorted: false },
): TogetherDraft {
  const ids = new Set(chosen.map(({ id }) => id));
  const works = kept.works.filter(({ id }) => ids.has(id));
  const known = new Set(works.map(({ id }) => id));
  const added = chosen.filter(({ id }) => !known.has(id));
  return { ...kept, works: [...works, ...added.map(({ id, locator }) => begunWith(id, locator))] };
}

/** Moves a work by one place, or before another one. What a person moves stays where it is put. */
export function moveWork(
  draft: TogetherDraft,
  id: number,
  to: { by: -1 | 1 } | { before: number },
): TogetherDraft {
  const from = draft.works.findIndex((work) => work.id === id);
  const work = draft.works[from];
  const others = draft.works.filter((other) => other !== work);
  const at = 'by' in to ? from + to.by : others.findIndex((other) => other.id === to.before);
  if (!work || at < 0 || at > others.length) return draft;
  return { works: others.toSpliced(at, 0, work), unsorted: true };
}

/** A draft as the engine takes it. */
export const citedTogether = ({ works, unsorted }: TogetherDraft) => ({
  works: works.map(({ id, label, number, prefix, suffix, noAuthor }) => ({
    id,
    place: number.trim() === '' ? undefined : { label, value: number.trim() },
    prefix: prefix.trim() || undefined,
    suffix: suffix.trim() || undefined,
    suppressAuthor: noAuthor,
  })),
  unsorted,
});

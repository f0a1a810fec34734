import type { KeyedList, Span } from '@citewright/documents';
import type { Ungraded } from '../paper.ts';

// What does not agree between the keys of a source and its files of references.

/** Keys that a finding names. */
const mostNamed = 6;

/** Keys that are cited and not there, once each, at their first place; none where files of references were not given. */
export function unknownKeys(
  { citations, entries, respelt, absent }: KeyedList,
  callOuts: readonly Span[],
): Ungraded[] {
  const places = new Map(callOuts.map(({ start }, index) => [start, index]));
  const known = new Set(entries.map(({ key }) => key));
  const uses = new Map<string, { place: Span; callout: number | undefined; times: number }>();
  for (const { keys, start, end } of citations)
    for (const key of keys)
      if (!known.has(key)) {
        const before = uses.get(key);
        if (before) before.times += 1;
        else uses.set(key, { place: { start, end }, callout: places.get(start), times: 1 });
      }
  return [...uses].flatMap(([key, { place, callout, times }]): Ungraded[] => {
    const listed = respelt.get(key);
    const at = { ...place, ...(callout !== undefined && { callout }) };
    if (listed !== undefined) return [{ kind: 'key-case', values: { key, listed }, ...at }];
    return absent.length > 0 ? [] : [{ kind: 'undefined-key', values: { key, times }, ...at }];
  });
}

/** Works of the files of references that nothing cites, all at once; their place is that of the list. */
export function unusedKeys({ unused, entries }: KeyedList): Ungraded[] {
  const listed = new Set(entries.map(({ key }) => key));
  const keys = unused.filter((key) => !listed.has(key));
  const [first] = entries;
  if (keys.length === 0 || !first) return [];
  const values = { keys: keys.slice(0, mostNamed), count: keys.length, listed: entries.length };
  return [{ kind: 'unused-keys', values, start: first.start, end: first.end }];
}

import type { NumericCallOut } from '../call-outs/numeric.ts';
import type { Entry } from '../list/entries.ts';
import type { Advice, AdviceNote, AdvicePlace } from '../paper.ts';

// Numbers that are not in the order of first mention, in a paper whose other numbers are.

/** Numbers of a list, at least, and the share of them that shows the order of first mention. */
const [fewest, inOrder] = [6, 0.85];

/** Which of some numbers, all different, are of a longest rising sequence. */
function rising(numbers: readonly number[]): Set<number> {
  const before = new Map<number, number | undefined>();
  /** The least number that ends a rising sequence of each length. */
  const ends: number[] = [];
  for (const number of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before.set(number, ends[low - 1]);
    ends[low] = number;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) kept.add(at);
  return kept;
}

/** Captions and cells of tables stand where the page has room. */
const floating = /^(?:\W*(?:fig|tab|quadro|gr[aá]f|abb|cuadro|box|chart|plate|supplementary)\S*\s*\d|.*\t)/iu;

/** Captions and rows are no longer than this: hostile lines are, and have thousands of citations. */
const longestLine = 2_000;

function isFloating(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - longestLine), place + 1);
  return floating.test(before.slice(before.lastIndexOf('\n') + 1));
}

/** Advice on numbers that are first cited out of their order. */
export function citationOrder(
  callOuts: readonly NumericCallOut[],
  entries: readonly Entry[],
  text: string,
): Advice[] {
  const firsts = new Map<number, Map<number, AdvicePlace | undefined>>();
  for (const [callout, { start, end, refs, list }] of callOuts.entries()) {
    const own = firsts.get(list) ?? new Map<number, AdvicePlace | undefined>();
    firsts.set(list, own);
    const numbers = refs.flatMap((ref) => entries[ref]?.number ?? []).filter((number) => !own.has(number));
    if (numbers.length === 0) continue;
    const place = isFloating(text, start) ? undefined : { start, end, callout };
    for (const number of numbers) own.set(number, place);
  }
  const places = [...firsts.values()].flatMap((own) => {
    const numbers = [...own].flatMap(([number, place]) => (place ? [number] : []));
    const kept = rising(numbers);
    if (numbers.length < fewest || kept.size < numbers.length * inOrder) return [];
    return numbers.flatMap((number, at): AdvicePlace[] => {
      const place = own.get(number);
      if (!place || kept.has(number)) return [];
      const later = numbers.slice(0, at).filter((other) => other > number);
      const sooner = numbers.slice(at + 1).filter((other) => other < number);
      const note: AdviceNote =
        later.length > 0
          ? { says: 'cited-after', number, other: Math.max(...later) }
          : { says: 'cited-before', number, other: Math.min(...sooner) };
      return [{ ...place, note }];
    });
  });
  return places.length === 0
    ? []
    : [
        {
          kind: 'citation-order',
          values: {},
          places,
        },
      ];
}

import type { DatedCallOut } from '../call-outs/dated-call-out.ts';
import type { Entry } from '../list/entries.ts';
import type { Advice, AdviceNote, AdvicePlace, JoiningHabit } from '../paper.ts';

// How citations print their authors: what most of them do, and those that do otherwise.

const shortened = /(?<!\p{L})(?:et\s+al|e outros|et col|and others|u\.\s?a|и др)(?!\p{L})/iu;
/** Between the last two names: a sign, or a word. */
const sign = /\s&\s/u;
const word = /\p{L}[.,]?\s(?:and|und|et(?!\s+al)|e|y|en|och|og|ve|и)\s\p{Lu}/u;
/** An entry that does not print all of its authors. */
const unfinished = /(?<!\p{L})(?:et\s+al|e outros|and others|и др)(?!\p{L})|…|\.\.\./iu;

/** A citation by names as it is printed. */
interface Printed extends AdvicePlace {
  text: string;
  /** `Smith (2020)`, not `(Smith, 2020)`. */
  isNarrative: boolean;
  isShortened: boolean;
  entry: Entry;
  /** How many people the entry lists. */
  people: number;
}

function printedOf(callOuts: readonly DatedCallOut[], entries: readonly Entry[], text: string): Printed[] {
  return callOuts.flatMap(({ start, end, refs, differs, names }, callout): Printed[] => {
    const [reference] = refs;
    const entry = reference === undefined ? undefined : entries[reference];
    const own = text.slice(start, end);
    const { author = [] } = entry?.item ?? {};
    if (!entry || differs || names === '' || !/^\p{L}/u.test(own) || author.some(({ family }) => !family))
      return [];
    return [
      {
        start,
        end,
        callout,
        ...(reference !== undefined && { reference }),
        text: own,
        isNarrative: /[([]/.test(own),
        isShortened: shortened.test(own),
        entry,
        people: author.length,
      },
    ];
  });
}

/** Citations that show a habit, at least, and the share of them. */
const [fewest, habit] = [6, 0.85];

const placeOf = ({ start, end, callout, reference }: Printed, note?: AdviceNote): AdvicePlace => ({
  start,
  end,
  ...(callout !== undefined && { callout }),
  ...(reference !== undefined && { reference }),
  ...(note !== undefined && { note }),
});

/** Citations in brackets, or in running text, that join names with a word where most have `&`, or the other way round. */
function otherJoints(
  printed: readonly Printed[],
  isNarrative: boolean,
): { habit: JoiningHabit; places: AdvicePlace[] } | undefined {
  const joined = printed.filter(
    (own) => own.isNarrative === isNarrative && own.people > 1 && !own.isShortened,
  );
  const withSign = joined.filter(({ text }) => sign.test(text));
  const withWord = joined.filter(({ text }) => !sign.test(text) && word.test(text));
  const [most, others] = withSign.length >= withWord.length ? [withSign, withWord] : [withWord, withSign];
  const all = most.length + others.length;
  if (others.length === 0 || all < fewest || most.length < all * habit) return undefined;
  return {
    habit: { isNarrative, most: most.length, all, usual: most === withSign ? 'sign' : 'word' },
    places: others.map((own) => placeOf(own)),
  };
}

/** Advice on `&` and `and`: brackets and running text have each their own, as APA asks. */
function joints(printed: readonly Printed[]): Advice[] {
  const found = [false, true].flatMap((isNarrative) => otherJoints(printed, isNarrative) ?? []);
  return found.length === 0
    ? []
    : [
        {
          kind: 'ampersand',
          values: { habits: found.map(({ habit: own }) => own) },
          places: found.flatMap(({ places }) => places).sort((one, other) => one.start - other.start),
        },
      ];
}

/** Whether an entry surely lists two authors: two names of more than a letter stand before its title. */
function isByTwo({ item, text }: Entry): boolean {
  const title = typeof item.title === 'string' ? item.title.slice(0, 30) : '';
  const until = title === '' ? -1 : text.indexOf(title);
  return (
    item.author?.length === 2 && until > 0 && text.slice(0, until).match(/\p{Lu}[\p{L}'’-]+/gu)?.length === 2
  );
}

/** Citations of a work that name fewer than it has, or all of them after `et al.` */
function etAl(printed: readonly Printed[]): Advice[] {
  const before = new Set<Entry>();
  const places = printed.flatMap((own): AdvicePlace[] => {
    const { entry, people, isShortened, text } = own;
    if (unfinished.test(entry.head) || unfinished.test(entry.text.slice(0, 200))) return [];
    if (isShortened && isByTwo(entry)) return [placeOf(own, { says: 'two-authors' })];
    if (isShortened) {
      before.add(entry);
      return [];
    }
    const named = text.match(/\p{Lu}[\p{L}'’-]{2,}/gu)?.length ?? 0;
    return people > 2 && named >= people && before.has(entry) ? [placeOf(own, { says: 'all-named' })] : [];
  });
  return places.length === 0
    ? []
    : [
        {
          kind: 'et-al',
          values: {},
          places,
        },
      ];
}

/** Advice on how citations in author-date papers print their authors. */
export function namesInCitations(
  callOuts: readonly DatedCallOut[],
  entries: readonly Entry[],
  text: string,
): Advice[] {
  const printed = printedOf(callOuts, entries, text);
  return [...etAl(printed), ...joints(printed)];
}

import { comparable } from '@citewright/record';
import { endsInWeakCue } from './call-outs/cues.ts';
import type { DatedCallOut } from './call-outs/dated-call-out.ts';
import type { Entry } from './list/entries.ts';
import type { Finding, Ungraded } from './paper.ts';

// How sure a finding is: what spoke against findings that were wrong, in recorded documents and in manuscripts that people brought (decision 55).

/** What a paper is, for its findings. */
interface Context {
  text: string;
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  /** Numbers stand in no brackets: raised, or among words. */
  isBare: boolean;
}

/** How sure it is that names with a year are a citation. */
function ofCitation({ text }: Context, { start, end }: Ungraded): number {
  const printed = text.slice(start, end);
  const names = printed.replace(/[\s,]*[([]?\s*(?:\d{4}.*|[a-z][./]\s?[a-z]\.?)$/isu, '');
  const words = names.split(/\s+/);
  const isList = /\bal\b|&|[,;]|\s(?:and|e|y|et|und)\s/u.test(names);
  const isNarrative = /[([]/.test(printed);
  // `PMC; Sekerka 2009`, `Expresso. s/d`, a title in the place of names.
  if (/^\p{Lu}{2,}[;,]\s/u.test(names) || /\p{L}{4}\.(?:\s\p{Lu}|\s?$)/u.test(names)) return 0.6;
  if (!isList && words.length > 3) return 0.5;
  if (words.length > (names.includes(',') ? 12 : 6)) return 0.6;
  if (!isNarrative || isList) return 0.92;
  const before = text.slice(Math.max(0, start - 20), start);
  return endsInWeakCue(before) ? 0.6 : 0.85;
}

/** How sure it is that a work is missing: one whose name and year another entry has may be there, in an entry that was cut otherwise. */
function ofMissing(context: Context, finding: Ungraded): number {
  const { year = '', names = '' } = context.dated[finding.callout ?? -1] ?? {};
  const [first = ''] = names.split(' ');
  const isInside = context.entries.some(
    ({ text, folded }) =>
      year !== '' && first.length > 2 && text.includes(year) && ` ${folded} `.includes(` ${first} `),
  );
  return isInside ? 0.5 : ofCitation(context, finding);
}

/** Characters of an entry that may be several. */
const longEntry = 700;

/** How sure it is that nothing cites an entry: it has a person or a body as author, and is one entry. */
function ofUncited({ entries, isBare }: Context, { reference }: Ungraded): number {
  const entry = entries[reference ?? -1];
  if (!entry) return 0.5;
  const [author] = entry.item.author ?? entry.item.editor ?? [];
  if (entry.text.length > longEntry || entry.text.length < 25) return 0.5;
  if (isBare) return 0.75;
  const isByNumber = entry.isNumbered;
  const isNamed = entry.folded.startsWith(comparable(author?.family ?? author?.literal ?? '\n'));
  return isByNumber || (isNamed && entry.years.length + entry.days.length > 0) ? 0.9 : 0.65;
}

/** How sure each kind of finding is. */
const ofKind: {
  [Kind in Ungraded['kind']]: (context: Context, finding: Extract<Ungraded, { kind: Kind }>) => number;
} = {
  'missing-reference': ofMissing,
  'uncited-reference': ofUncited,
  year: () => 0.9,
  author: () => 0.92,
  // Of twelve in the recorded documents none was shown to be true.
  ambiguous: () => 0.6,
  duplicate: () => 0.9,
  'suffix-swapped': () => 0.9,
  gap: (_, { values }) => (values.isCited ? 0.9 : 0.85),
  'beyond-list': ({ isBare }) => (isBare ? 0.6 : 0.9),
  // A word behind @ among others may be a name of somebody; a command or a bracket around it cites.
  'undefined-key': ({ text }, { values, start }) =>
    /\d/.test(values.key) || text[start - 1] !== ' ' || /[[(]/.test(text[start] ?? '') ? 0.97 : 0.6,
  'key-case': () => 0.97,
  // A file with more works than are cited is a library of its own.
  'unused-keys': (_, { values }) => (values.count <= values.listed ? 0.85 : 0.5),
};

/** Findings of one kind that say more of our reading than of the paper: at least so many, and of so large a share of the list. */
const [many, mostly] = [5, 0.3];

/** Findings with how sure they are. Where a large part of a list is missing or not cited, its reading is in doubt. */
export function graded(findings: readonly Ungraded[], context: Context): Finding[] {
  const counts = new Map<string, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const isHabit = (kind: Ungraded['kind']) => {
    const count = counts.get(kind) ?? 0;
    const isOfList = kind === 'missing-reference' || kind === 'uncited-reference' || kind === 'ambiguous';
    return isOfList && count >= many && count > context.entries.length * mostly;
  };
  return findings.map((finding): Finding => {
    const own = ofKind[finding.kind](context, finding as never);
    return { ...finding, confidence: isHabit(finding.kind) ? Math.min(own, 0.6) : own };
  });
}

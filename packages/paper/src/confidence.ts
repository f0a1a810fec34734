import type { Note } from '@citewright/documents';
import { comparable } from '@citewright/record';
import { endsInWeakCue, says } from './call-outs/cues.ts';
import type { DatedCallOut } from './call-outs/dated-call-out.ts';
import { type Grounds, shareTrue } from './grounds.ts';
import type { Entry } from './list/entries.ts';
import type { Finding, Ungraded } from './paper.ts';

// On which grounds a finding stands: how sure it is follows from how often findings on these grounds were true (decision 55).

/** What a paper is, for its findings. */
interface Context {
  text: string;
  entries: readonly Entry[];
  dated: readonly DatedCallOut[];
  /** Numbers stand in no brackets: raised, or among words. */
  isBare: boolean;
  /** Keys of the source say what is cited. */
  isKeyed: boolean;
  notes: readonly Note[];
}

/** What speaks for names with a year as a citation, and against it. */
function ofCitation({ text }: Context, { start, end }: Ungraded): Grounds {
  const printed = text.slice(start, end);
  const names = printed.replace(/[\s,]*[([]?\s*(?:\d{4}.*|[a-z][./]\s?[a-z]\.?)$/isu, '');
  const words = names.split(/\s+/);
  const isList = /\bal\b|&|[,;/]|\s(?:and|e|y|et|und)\s/u.test(names);
  const isNarrative = /[([]/.test(printed);
  // `PMC; Sekerka 2009`, `Expresso. s/d`, a title in the place of names.
  if (/^\p{Lu}{2,}[;,]\s/u.test(names) || /\p{L}{4}\.(?:\s\p{Lu}|\s?$)/u.test(names)) return 'missing: mixed';
  if (!isList && words.length > 3) return 'missing: many words';
  if (words.length > (names.includes(',') ? 12 : 6)) return 'missing: many words';
  if (!isNarrative || isList) return isList ? 'missing: several names' : 'missing: in brackets';
  const before = text.slice(Math.max(0, start - 20), start);
  return endsInWeakCue(before) && !says(text.slice(end, end + 60))
    ? 'missing: weak cue'
    : 'missing: one name';
}

/** Characters of a note that cites a work in full, not by name and year. */
const fullNote = 60;

/** A work whose name and year another entry has may be there, in an entry that was cut otherwise. */
function ofMissing(context: Context, finding: Ungraded): Grounds {
  const { year = '', names = '' } = context.dated[finding.callout ?? -1] ?? {};
  const [first = ''] = names.split(' ');
  const isInside = context.entries.some(
    ({ text, folded }) =>
      year !== '' && first.length > 2 && text.includes(year) && ` ${folded} `.includes(` ${first} `),
  );
  if (isInside) return 'missing: in another entry';
  const isNote = context.notes.some(({ block }) => block.start <= finding.start && block.end >= finding.end);
  return isNote && finding.end - finding.start > fullNote
    ? 'missing: note in full'
    : ofCitation(context, finding);
}

/** Characters of an entry that may be several. */
const longEntry = 700;

/** Nothing cites an entry: it has a person or a body as author, and is one entry. */
function ofUncited({ entries, isBare, isKeyed }: Context, { reference }: Ungraded): Grounds {
  const entry = entries[reference ?? -1];
  if (isKeyed) return 'uncited: by key';
  if (!entry || entry.text.length > longEntry || entry.text.length < 25) return 'uncited: long or short';
  const [author] = entry.item.author ?? entry.item.editor ?? [];
  if (isBare) return 'uncited: bare numbers';
  if (entry.isNumbered) return 'uncited: numbered';
  const isNamed = entry.folded.startsWith(comparable(author?.family ?? author?.literal ?? '\n'));
  return isNamed && entry.years.length + entry.days.length > 0 ? 'uncited: named' : 'uncited: unnamed';
}

/** The grounds of each kind of finding. */
const ofKind: {
  [Kind in Ungraded['kind']]: (context: Context, finding: Extract<Ungraded, { kind: Kind }>) => Grounds;
} = {
  'missing-reference': ofMissing,
  'uncited-reference': ofUncited,
  year: () => 'year',
  author: () => 'author',
  ambiguous: () => 'ambiguous',
  duplicate: () => 'duplicate',
  'suffix-swapped': () => 'suffix-swapped',
  gap: () => 'gap',
  'beyond-list': ({ isBare }) => (isBare ? 'beyond-list: bare numbers' : 'beyond-list'),
  // A word behind @ among others may be a name of somebody; a command or a bracket around it cites.
  'undefined-key': ({ text }, { values, start }) =>
    /\d/.test(values.key) || text[start - 1] !== ' ' || /[[(]/.test(text[start] ?? '')
      ? 'undefined-key'
      : 'undefined-key: a word',
  'key-case': () => 'key-case',
  // A file with more works than are cited is a library of its own.
  'unused-keys': (_, { values }) =>
    values.count <= values.listed ? 'unused-keys' : 'unused-keys: a library',
};

/** Findings of one kind that say more of our reading than of the paper: at least so many, and of so large a share of the list. */
const [many, mostly] = [5, 0.3];

/**
 * Findings with how sure they are. Where a large part of a list is missing or not cited, its reading is in doubt; where works are missing, so
 * is what nothing cites.
 */
export function graded(findings: readonly Ungraded[], context: Context): Finding[] {
  const counts = new Map<string, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const isHabit = (kind: Ungraded['kind']) => {
    const count = counts.get(kind) ?? 0;
    return count >= many && count > context.entries.length * mostly;
  };
  const groundsOf = (finding: Ungraded): Grounds => {
    const { kind } = finding;
    if (kind === 'missing-reference' && isHabit(kind)) return 'missing: most of a list';
    if (kind === 'uncited-reference' && (isHabit(kind) || isHabit('missing-reference')))
      return 'uncited: most of a list';
    return ofKind[kind](context, finding as never);
  };
  return findings.map((finding): Finding => {
    const grounds = groundsOf(finding);
    return { ...finding, grounds, confidence: shareTrue(grounds) };
  });
}

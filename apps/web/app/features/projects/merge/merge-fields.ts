import {
  type ChosenLocator,
  type CitationEdit,
  type CitationItem,
  dateVariables,
  type ItemDate,
  type ItemName,
  nameVariables,
  type ProjectCitation,
  textVariables,
  type Verification,
} from '@citewright/contract';
import { plainOf } from '@citewright/record';
import { nameOfSource } from '~/content/field-sources.ts';
import { labelOf } from '~/content/item-fields.ts';
import { itemTypeLabels } from '~/content/item-types.ts';
import { mergeWords } from '~/content/merge.ts';

/** How sure a record is, the surest first. */
const trust: readonly Verification[] = ['registry', 'page', 'given-page', 'matched', 'typed', 'unverified'];

/** Two entries of one work: the one that stays has the surer record, or else came first. */
export function keptOf(
  first: ProjectCitation,
  second: ProjectCitation,
): { kept: ProjectCitation; other: ProjectCitation } {
  const isSurer = trust.indexOf(second.verification) < trust.indexOf(first.verification);
  return isSurer ? { kept: second, other: first } : { kept: first, other: second };
}

/** What an entry says of a field, and where it has that from. */
interface Said {
  text: string;
  source: string | undefined;
}

/** A field of which two entries say different things. */
export interface MergeField {
  field: string;
  label: string;
  kept: Said;
  other: Said;
}

// The key is that of the entry that stays: texts cite it.
const fields: readonly string[] = [
  'type',
  ...nameVariables,
  ...dateVariables,
  ...textVariables.filter((field) => field !== 'citation-key'),
  'locator',
];

const valueIn = ({ item, locator }: ProjectCitation, field: string): unknown =>
  field === 'locator' ? locator : item[field as keyof CitationItem];

const comparedName = ({ family, given, literal, 'non-dropping-particle': particle }: ItemName): string =>
  literal ?? [[particle, family].filter(Boolean).join(' '), given].filter(Boolean).join(', ');

const comparedDate = ({ literal, raw, 'date-parts': parts = [] }: ItemDate): string =>
  literal ?? raw ?? parts.map((part) => part.join('-')).join('/');

function textOf(field: string, value: unknown): string {
  if (value === undefined) return '';
  if (field === 'type') return itemTypeLabels[value as CitationItem['type']];
  if (Array.isArray(value)) return (value as ItemName[]).map(comparedName).join('; ');
  if (field === 'locator') {
    const { label, value: place } = value as ChosenLocator;
    return `${label} ${place}`;
  }
  if (typeof value === 'object') return comparedDate(value as ItemDate);
  return plainOf(value as string | number) ?? '';
}

const said = (citation: ProjectCitation, field: string): Said => {
  const text = textOf(field, valueIn(citation, field));
  const source = citation.evidence[field]?.source;
  return { text, source: text && source ? nameOfSource(source) : undefined };
};

const labelOfField = (field: string): string => (field === 'locator' ? mergeWords.place : labelOf(field));

/** The fields of which two entries say different things, and how many they say the same of. */
export function mergeFields(
  kept: ProjectCitation,
  other: ProjectCitation,
): { differing: MergeField[]; same: number } {
  const all = fields.map((field) => ({
    field,
    label: labelOfField(field),
    kept: said(kept, field),
    other: said(other, field),
  }));
  const present = all.filter((one) => one.kept.text !== '' || one.other.text !== '');
  const differing = present.filter((one) => one.kept.text !== one.other.text);
  return { differing, same: present.length - differing.length };
}

/** The fields that are taken from the other entry unless a person chooses otherwise: those that the kept one lacks. */
export const proposed = (differing: readonly MergeField[]): ReadonlySet<string> =>
  new Set(differing.flatMap(({ field, kept }) => (kept.text === '' ? [field] : [])));

/**
 * Gives an entry the values that another one has in these fields, with their evidence, or takes them back. It is refused where they were changed
 * since. `other` is the entry whose values are taken.
 */
export function editTo(
  from: ProjectCitation,
  to: ProjectCitation,
  taken: Iterable<string>,
  other: Pick<ProjectCitation, 'id'>,
): CitationEdit {
  const names = [...taken];
  const values = (of: ProjectCitation) =>
    Object.fromEntries(names.map((field) => [field, valueIn(of, field) ?? null]));
  return { ...values(to), before: values(from), from: other.id } as CitationEdit;
}

import {
  type CitationItem,
  dateVariables,
  type ItemDate,
  type ItemName,
  type ItemType,
  nameVariables,
  textVariables,
} from '@citewright/contract';
import type { DateField, NameField, TextField } from '~/content/item-fields.ts';

/** One name as typed. `hidden` has the parts without an input, such as the print order. */
export interface NameValues {
  kind: 'person' | 'organisation';
  given: string;
  /** The particle before the family name: "van der", "de la". */
  particle: string;
  family: string;
  suffix: string;
  organisation: string;
  hidden: Omit<ItemName, 'given' | 'family' | 'literal' | 'non-dropping-particle' | 'suffix'>;
}

/** One date as typed: its parts, or free text ("in press", "Spring 2020"), which takes precedence. */
export interface DateValues {
  year: string;
  month: string;
  day: string;
  words: string;
}

/** The values of the form. */
export interface EditValues {
  type: ItemType;
  texts: Partial<Record<TextField, string>>;
  names: Partial<Record<NameField, NameValues[]>>;
  dates: Partial<Record<DateField, DateValues>>;
}

/** An empty name. */
export const emptyName: NameValues = {
  kind: 'person',
  given: '',
  particle: '',
  family: '',
  suffix: '',
  organisation: '',
  hidden: {},
};

export const emptyDate: DateValues = { year: '', month: '', day: '', words: '' };

function nameValues(name: ItemName): NameValues {
  const {
    given = '',
    family = '',
    literal,
    suffix = '',
    'non-dropping-particle': particle = '',
    ...hidden
  } = name;
  return {
    kind: literal === undefined ? 'person' : 'organisation',
    given,
    particle,
    family,
    suffix,
    organisation: literal ?? '',
    hidden,
  };
}

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

function onePart(parts: readonly (string | number)[]): string {
  return parts.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join('-');
}

/** The free text of a date that is not just a year, month or day. */
function dateWords({ literal, raw, season, circa, 'date-parts': parts = [] }: ItemDate): string {
  const said = literal ?? raw;
  if (said !== undefined) return said;
  const [from = [], to] = parts;
  if (to) return `${onePart(from)}/${onePart(to)}`;
  if (season !== undefined) return `${seasons[Number(season) - 1] ?? season} ${from[0] ?? ''}`.trim();
  return circa ? `ca. ${onePart(from)}` : '';
}

function dateValues(date: ItemDate | undefined): DateValues {
  if (!date) return emptyDate;
  const words = dateWords(date);
  if (words !== '') return { ...emptyDate, words };
  const [year = '', month = '', day = ''] = (date['date-parts']?.[0] ?? []).map(String);
  return { year, month, day, words: '' };
}

/** The initial values for an item: all of its fields, visible or not, so that a change of type finds them. */
export function editValues(item: CitationItem): EditValues {
  return {
    type: item.type,
    // An annotation has a dialog of its own.
    texts: Object.fromEntries(
      textVariables.flatMap((field) => (field === 'annote' ? [] : [[field, String(item[field] ?? '')]])),
    ),
    names: Object.fromEntries(nameVariables.map((field) => [field, (item[field] ?? []).map(nameValues)])),
    dates: Object.fromEntries(dateVariables.map((field) => [field, dateValues(item[field])])),
  };
}

function without<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>;
}

/** Parses a typed name; `undefined` if it is empty. */
export function itemName(values: NameValues): ItemName | undefined {
  const typed = Object.fromEntries(
    Object.entries(values).map(([part, value]) => [part, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as NameValues;
  if (typed.kind === 'organisation') return typed.organisation ? { literal: typed.organisation } : undefined;
  const { given, family, suffix, particle, hidden } = typed;
  // A single name is stored as the family name.
  if (family === '') return given === '' ? undefined : { ...hidden, family: given };
  return { ...hidden, ...without({ 'non-dropping-particle': particle, family, given, suffix }) };
}

const range = /^(-?\d{1,4}(?:-\d{1,2}){0,2})\s?[/–]\s?(-?\d{1,4}(?:-\d{1,2}){0,2})$/;
const circa = /^(?:c|ca|circa)\.?\s?(\d{1,4})$/i;

const partsOf = (text: string) => text.split('-').map(Number);

function fromWords(words: string): ItemDate {
  const [, from, to] = range.exec(words) ?? [];
  if (from && to) return { 'date-parts': [partsOf(from), partsOf(to)] };
  const [, about] = circa.exec(words) ?? [];
  return about ? { 'date-parts': [[Number(about)]], circa: true } : { literal: words };
}

/** Parses a typed date; `undefined` if it is empty. A day requires a month, a month requires a year. */
export function dateOf({ year, month, day, words }: DateValues): ItemDate | undefined {
  if (words.trim() !== '') return fromWords(words.trim());
  if (year.trim() === '') return undefined;
  const typed = [year, month, day].map((part) => part.trim());
  const known = typed.slice(0, typed.includes('') ? typed.indexOf('') : typed.length).map(Number);
  return known.every(Number.isInteger) ? { 'date-parts': [known] } : { literal: typed.join(' ').trim() };
}

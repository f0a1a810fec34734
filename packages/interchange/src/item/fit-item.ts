import {
  type Custom,
  type DateValue,
  type Item,
  isDateVariable,
  isNameVariable,
  type Name,
} from '@citewright/record';
import { customOf } from '../values/kinds.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isTextOrNumber: Check = (value) => typeof value === 'string' || Number.isFinite(value);

const isDatePart: Check = (value) =>
  Array.isArray(value) && value.length > 0 && value.length <= 3 && value.every(isTextOrNumber);

const nameChecks: Readonly<Record<keyof Name, Check>> = {
  family: isText,
  given: isText,
  'dropping-particle': isText,
  'non-dropping-particle': isText,
  suffix: isText,
  'comma-suffix': isFlag,
  'static-ordering': isFlag,
  'parse-names': isFlag,
  literal: isText,
};

const dateChecks: Readonly<Record<keyof DateValue, Check>> = {
  'date-parts': (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 2 && value.every(isDatePart),
  season: isTextOrNumber,
  circa: (value) => isTextOrNumber(value) || isFlag(value),
  literal: isText,
  raw: isText,
};

const isQuotation: Check = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { text, locator } = value as { text?: unknown; locator?: unknown };
  const names = Object.keys(value);
  if (!isText(text) || names.some((name) => name !== 'text' && name !== 'locator')) return false;
  return locator === undefined || isPlace(locator);
};

const isPlace: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 2 &&
  'label' in value &&
  isText(value.label) &&
  'value' in value &&
  isText(value.value);

/** What readers and databases say beside a work. */
const besideChecks: Readonly<Record<keyof Custom, Check>> = {
  beside: isText,
  notes: isText,
  quotations: (value) => Array.isArray(value) && value.every(isQuotation),
  tags: (value) => Array.isArray(value) && value.every(isText),
  listSection: isText,
};

/** The parts of a name or date that have the right type; absent when there are none. */
function fittingParts(value: unknown, checks: Readonly<Record<string, Check>>): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).filter(
    ([key, part]) => Object.hasOwn(checks, key) && checks[key]?.(part),
  );
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

function fittingValue(variable: string, value: unknown): unknown {
  if (isNameVariable(variable)) {
    const names = Array.isArray(value) ? value.flatMap((name) => fittingParts(name, nameChecks) ?? []) : [];
    return names.length > 0 ? names : undefined;
  }
  if (isDateVariable(variable)) return fittingParts(value, dateChecks);
  if (variable === 'custom') return fittingParts(value, besideChecks);
  return isTextOrNumber(value) && value !== '' ? value : undefined;
}

const doiPrefix = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)\s*/i;

/** What programs and people write where a work has no DOI. */
const noDoi = /^(?:n\.?\/?a\.?|none|null|nil|undefined|unknown|not (?:available|applicable))$/i;

/** An address where a DOI belongs. */
const asAddress = (value: string) => (/^https?:/i.test(value) ? value : `https://${value}`);
/** `10.1000/182`, and the short ones of doi.org, `10/abc`. */
const isDoi = (value: string) => /\b10(?:\.\d{2,9})*\/\S/.test(value);
const isAddress = (value: string) =>
  !/10\.\d{3,9}/.test(value) && /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S+$/i.test(value);

/**
 * The item of these fields. A value of the wrong type is left out, and so is a DOI that says that there is none; a DOI loses its address. What
 * is no DOI (`hal-01234567`) is kept beside the work, and printed nowhere.
 */
export function fitItem(id: Item['id'], type: string, fields: Readonly<Record<string, unknown>>): Item {
  const fitting = Object.entries(fields).flatMap(([variable, value]) => {
    const fit = fittingValue(variable, value);
    return fit === undefined
      ? []
      : [[variable, variable === 'DOI' ? String(fit).replace(doiPrefix, '') : fit]];
  });
  const item = { ...Object.fromEntries(fitting), id, type } as Item;
  const address = String(item.DOI ?? '');
  const { DOI: _, ...rest } = item;
  if (noDoi.test(address.trim())) return rest;
  if (isAddress(address)) return { ...rest, URL: rest.URL ?? asAddress(address) };
  if (item.DOI === undefined || isDoi(address)) return item;
  return { ...rest, custom: { ...rest.custom, ...customOf(rest.custom?.beside, `DOI: ${address}`).custom } };
}

import { type CitationFormValues, emptyValues, type ManualType } from './values.ts';

/** A part of the form as it was typed. The style is that of the page. */
export type KeptValues = Partial<Omit<CitationFormValues, 'format'>>;

const { format: _, ...empty } = emptyValues('apa');

const isManualType = (kept: unknown): kept is ManualType =>
  typeof kept === 'object' && kept !== null && Array.isArray((kept as ManualType).fields);

/** Whether something is typed; a chosen tab or type alone is nothing that can be lost. */
export function hasText({ manualDetails = {}, ...values }: KeptValues): boolean {
  const { sourceIdentifier, inTextContext, manualTitle, manualAuthors, manualYear } = values;
  const { manualPublisher, manualUrl } = values;
  return [
    ...[sourceIdentifier, inTextContext, manualTitle, manualAuthors, manualYear, manualPublisher, manualUrl],
    ...Object.values(manualDetails),
  ].some((text) => text);
}

/** The values of a kept form that this version of the form has. */
export function fittingValues(kept: Readonly<Record<string, unknown>>): KeptValues {
  const known = Object.entries(empty).filter(([field, value]) => typeof kept[field] === typeof value);
  const { manualType } = kept;
  return {
    ...(Object.fromEntries(known.map(([field]) => [field, kept[field] ?? {}])) as KeptValues),
    ...(isManualType(manualType) && { manualType }),
  };
}

/** The form after an addition: empty, with the tab and the type of source that were chosen. */
export function emptied(values: CitationFormValues): CitationFormValues {
  const { format, activeTab, manualSourceType, manualType } = values;
  return { ...emptyValues(format), activeTab, manualSourceType, manualType };
}

import { comparable } from '@citewright/record';

// Names with a year that are no authors: places, treaties, conferences, journals.

/** What a name with a year is that ends so: `the Paris Agreement (2015)`. */
const events = new Set(
  `accord accords act acts agenda agreement amendment assembly award bill campaign census championship championships charter code conference congress constitution
   convention council covenant crisis cup declaration decree directive earthquake election elections festival flood framework games guideline guidelines law olympics olympic
   pandemic plan protocol recession referendum regulation resolution revolution statute summit survey symposium treaty tournament war workshop
   abkommen gesetz konferenz verordnung vertrag accordo convenção convención convenio acordo acuerdo tratado traité conférence constituição constitución lei ley decreto`.split(
    /\s+/,
  ),
);

/** Whether names (folded) are those of an event or a law. */
export const isEvent = (names: string): boolean => events.has(names.split(' ').at(-1) ?? '');

/** The names that a text has for places: `in Glasgow`, not `in Glasgow (2021)`. */
export function placesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(
    /(?<!\p{L})(?:in|near|across|throughout|em|dans|à|nach|aus)\s(?:the\s)?(\p{Lu}[\p{L}\p{M}-]{2,30}(?:\s\p{Lu}[\p{L}\p{M}-]{2,30})?)(?![\p{L}\p{M}'’]|\s?[([]|,?\s(?:and|&|et al|y|e|und)\s|,?\s\(?(?:1[5-9]|20)\d\d)/gu,
  ))
    found.add(comparable(name));
  return found;
}

/** Behind the year of a journal's volume in a list of own work: `NeuroImage (2019), 189`. */
export const isVolume = (behind: string): boolean => /^\)[,;:]?\s?\d{1,4}(?!\d|\s?[–-]\s?\d{4})/.test(behind);

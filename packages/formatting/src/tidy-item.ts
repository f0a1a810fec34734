import type { Item } from '@citewright/csl';

const titles = [
  'title',
  'container-title',
  'collection-title',
  'event-title',
  'reviewed-title',
  'volume-title',
] as const;
const places = ['publisher-place', 'event-place', 'archive-place'] as const;

/** French has a space before a colon, also in print. */
const isFrench = (title: string, language: Item['language']): boolean =>
  language === undefined
    ? /(?:^|[ ’'])(?:les|des|du|une|aux|et|sur|dans)(?= )|\b[dl][’'](?=\p{L})/iu.test(title)
    : /^(?:fr\b|fre|fra)/i.test(String(language));

/** "Rivers : a history /" is "Rivers: a history": the signs with which library catalogues separate areas (ISBD, A.3.2). */
function plainTitle(title: string, language: Item['language']): string {
  const bare = title.replace(/\s[/:;=]$/, '');
  return bare.includes(' : ') && !isFrench(bare, language) ? bare.replaceAll(' : ', ': ') : bare;
}

/** Places that end with an abbreviation: "Cambridge, Mass.", "Washington, D.C." */
const abbreviated =
  /(?:^|[ ,.(])(?:\p{Lu}|Ala|Ariz|Ark|Calif|Co|Colo|Conn|Del|Fla|Ga|Ill|Ind|Jr|Kans?|Ky|La|Mass|Md|Me|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev|Okla|Ont|Ore|Pa|Penn|Prov|Que|Tenn|Tex|Va|Vt|Wash|Wisc?|Wyo)\.$/u;

/** A place or publisher without the sign that a catalogue prints after it: "London :", "Vienna, Austria." */
function plainPlace(place: string): string {
  const bare = place.replace(/\s*[,:;]$/, '');
  return abbreviated.test(bare) || !/\p{Ll}\.$/u.test(bare) ? bare : bare.slice(0, -1);
}

/** Only a whole word may lose its full stop: "Routledge.", but "Warner Bros." and "Academic Publ." */
const plainPublisher = (publisher: string): string => {
  const bare = publisher.replace(/\s*[,:;]$/, '');
  return /\p{L}{6}\.$/u.test(bare) ? bare.slice(0, -1) : bare;
};

/** A quick test for texts that need a closer look. */
const suspicious = /[.,:;/=]$| : /;

/** The item without the punctuation that library catalogues print between fields, which no style wants. The given item is not changed. */
export function tidyItem(item: Item): Item {
  const tidied: Partial<Item> = {};
  const set = (field: keyof Item & string, plain: (text: string) => string) => {
    const given = item[field];
    if (typeof given !== 'string' || given.length > 1_000 || !suspicious.test(given)) return;
    const text = plain(given);
    if (text !== given && text !== '') (tidied as Record<string, string>)[field] = text;
  };
  for (const field of titles) set(field, (title) => plainTitle(title, item.language));
  for (const field of places) set(field, plainPlace);
  set('publisher', plainPublisher);
  return Object.keys(tidied).length > 0 ? { ...item, ...tidied } : item;
}

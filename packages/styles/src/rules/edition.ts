import type { Rule } from './rule.ts';

/** Words that publishers use to describe editions. */
const editionWords = new Set(
  (
    'abridged annotated anniversary and city collector’s corrected critical deluxe digital early electronic enlarged expanded fall global illustrated international kindle ' +
    'late national new online print reprint rev rev. revised spring standard student summer unabridged updated winter autumn'
  ).split(' '),
);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

/** "3rd ed.", "New England edition"; with a capital the word belongs to a name: "Norton Critical Edition". */
const plainlyNamed = /[ ,](?:edn?\.?|edition)$/;

const editionWord = /[ ,]+ed(?:ition|n)?\.?$/i;

/** "2nd ed., revised" */
const editionWithin = /^(\d.{0,40}? )ed(?:ition|n)?\b\.?(?=[,;]? \S)/i;

/** "3., überarbeitete und erweiterte Auflage", "2e édition revue", "4ª edición": numbered editions in other languages. */
const countedAbroad =
  /^(\d{1,3})(?:[ªº]|\.|e|a|o|[èe]me|\.?[ªº]|\.a)?,? (?:[\p{L}.]{1,30},? ){0,6}(?:aufl|ausg|éd|edici|edizi|ediç|uitg|druk|wyd|vyd|oppl|uppl|utg|udg|изд)/iu;

/** The number of an edition written as "2nd ed.", "Second edition" or "3. Auflage". */
function editionNumber(named: string): string | undefined {
  const digits = (/^(\d{1,3})(?:st|nd|rd|th)?$/i.exec(named) ?? countedAbroad.exec(named))?.[1];
  if (digits) return digits;
  const at = ordinals.indexOf(named.toLowerCase());
  return at < 0 ? undefined : String(at + 1);
}

/**
 * A numbered edition becomes its number, which the CSL style spells out; one in words gets the abbreviation: "Revised and
 * expanded" becomes "Revised and expanded ed." The first edition is omitted: Publication Manual, 7th ed., 9.20; MLA Handbook, 9th ed., ch. 5;
 * Chicago, 17th ed., 14.113; Cite Them Right; IEEE Reference Guide.
 */
export const nameEdition =
  (abbreviation: 'ed.' | 'edn'): Rule =>
  (item) => {
    if (item.edition === undefined) return item;
    // "5th ed., text rev.": an edition with words after it is complete; the markup keeps CSL from reading it as a number.
    if (editionWithin.test(String(item.edition).slice(0, 80)))
      return {
        ...item,
        edition: `<span class="nocase">${String(item.edition).replace(editionWithin, `$1${abbreviation}`)}</span>`,
      };
    const named = String(item.edition).slice(0, 80).trim().replace(editionWord, '');
    const number = editionNumber(named);
    const { edition: _, ...first } = item;
    if (number) return number === '1' ? first : { ...item, edition: number };
    const words = named.toLowerCase().replaceAll("'", '’').split(/[ ,]+/);
    const isKnown = words.every((word) => editionWords.has(word) || /^\d{4}$/.test(word));
    const short = named
      .replace(/^rev(?:ised)?$/i, 'Rev.')
      .replace(/(?<=\d(?:st|nd|rd|th),? )rev(?:ised)?$/i, 'rev.');
    const isCounted =
      isKnown || /^\d{1,3}(?:st|nd|rd|th) /.test(named) || plainlyNamed.test(String(item.edition));
    return isCounted && !/^\d*$/.test(named) ? { ...item, edition: `${short} ${abbreviation}` } : item;
  };

/** A numbered edition as its number, for styles that print the word themselves: "4th ed." is 4. */
export const plainEdition: Rule = (item) => {
  const number = editionNumber(
    String(item.edition ?? '')
      .slice(0, 80)
      .trim()
      .replace(editionWord, ''),
  );
  return number === undefined ? item : { ...item, edition: number };
};

const plainWords =
  /^(?:abridged|annotated|audiobook|city|e-?book|early|enlarged|evening|expanded|illustrated|late|morning|national|online|new|rev\.|revised|unabridged|updated) /i;

/** An edition in ordinary words begins with a small letter after a comma: "rev. ed.", but "Kindle ed." */
export const smallEdition: Rule = (item) => {
  const edition = String(item.edition ?? '');
  return plainWords.test(edition.slice(0, 40))
    ? { ...item, edition: edition.charAt(0).toLowerCase() + edition.slice(1) }
    : item;
};

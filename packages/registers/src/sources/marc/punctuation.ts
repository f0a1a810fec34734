/** Abbreviations that libraries print at the end of a field with their full stop. */
const abbreviations = new Set(
  (
    'assoc aufl bd bros co cie comp corp dept div dr ed eds enl erw etc ges govt inc jr ltd ltda mass nakł no off pr print pub ' +
    'publ rev ser soc sr st univ uppl utg verl vol wyd wydaw'
  ).split(' '),
);

function endsInAbbreviation(text: string): boolean {
  const last = /([\p{L}\p{M}.]+)\.$/u.exec(text)?.[1] ?? '';
  // An initial, or letters with stops between them (U.S.); other abbreviations must be listed.
  return /^\p{Lu}$/u.test(last) || last.includes('.') || abbreviations.has(last.toLowerCase());
}

/**
 * A value without the punctuation before the next element (ISBD: ` /`, ` :`, ` ;`, ` =`, `,`) and without the
 * field's final full stop, unless it belongs to an abbreviation.
 */
export function withoutPunctuation(value: string): string {
  const bare = value.replace(/\s*[/:;=,]\s*$/, '').trim();
  return bare.endsWith('.') && !bare.endsWith('..') && !endsInAbbreviation(bare) ? bare.slice(0, -1) : bare;
}

/** Additions in brackets that mean "and others". */
const more = /\[(?:u\.\s?a\.?|etc\.?|et al\.?|i pozostałe)\]/gi;

/** A transcribed value without the brackets and question marks of supplied data (`[Baltimore?]`, `1883]`). */
export function withoutBrackets(value: string): string {
  if (!/[[\]]/.test(value)) return value;
  return value
    .replace(more, '')
    .replace(/\?(?=\]|$)/g, '')
    .replace(/[[\]]/g, '')
    .trim();
}

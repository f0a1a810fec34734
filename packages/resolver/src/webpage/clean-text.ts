import { decodeHTML } from 'entities';

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const markup = /<\/?[a-z][^<>]{0,300}>/gi;
const invisible = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * Text as a person reads it: entities decoded (sites encode twice), invisible characters dropped, mojibake undone where
 * it is reversible, white space collapsed. Markup stays (a title's italics are wanted).
 */
export function cleanText(text: string): string {
  let decoded = text.slice(0, 20_000);
  for (let round = 0; round < 2 && entity.test(decoded); round++) decoded = decodeHTML(decoded);
  return repairMojibake(decoded)
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(invisible, '')
    .trim()
    .normalize('NFC');
}

/** Text without any markup. */
export function withoutMarkup(text: string): string {
  return text.includes('<') ? text.replace(markup, '').replace(/ {2,}/g, ' ').trim() : text;
}

const windows1252 = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((character, index) => [
    character,
    [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94,
      0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ][index] ?? 0,
  ]),
);

/** UTF-8 that was read as Windows-1252 ("RenÃ©") shows a lead byte and a continuation byte as two Latin characters. */
const mojibake = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Undoes UTF-8 read as Windows-1252; text that does not turn into valid UTF-8 stays as it was. */
export function repairMojibake(text: string): string {
  if (!mojibake.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const code = windows1252.get(character) ?? character.codePointAt(0) ?? 0;
    if (code > 0xff) return text;
    bytes.push(code);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** Letters and digits only, folded: two texts with the same key say the same. */
export function sameTextKey(text: string): string {
  return withoutMarkup(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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

/** The bytes 0x80 to 0x9f as Windows-1252 shows them; its five holes keep their own code. */
const windows1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/** UTF-8 that was read as Windows-1252: a lead byte and its continuation bytes, each shown as a Latin character or sign. */
const mojibake =
  /[Â-ß][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[â-ï][\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|ð[\u0080-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{3}/g;

/** Undoes UTF-8 read as Windows-1252 ("RenÃ©"); what does not decode stays as it was. */
export function repairMojibake(text: string): string {
  return text.replace(mojibake, (sequence) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(sequence, byteOf));
    } catch {
      return sequence;
    }
  });
}

function byteOf(character: string): number {
  const index = windows1252.indexOf(character);
  return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
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

import { decodeHTML } from 'entities';
import { repairMojibake } from './mojibake.ts';

/** Longest text that is read, in characters; titles and abstracts stay far below. */
const maxLength = 20_000;

/** Some sources encode twice (`&amp;lt;i&amp;gt;`), none more than three times. */
const rounds = 3;

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;

/** Controls, soft hyphens, zero-width characters and direction marks, left over from typesetting. */
const invisible = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/** Zero-width joiners have a meaning in Arabic and Indic scripts and in emoji only. */
const uselessJoiner = /(?<![\p{Lo}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;

/** HTML's character references, named and numeric, resolved as often as they were encoded (three times at most). */
function decodeEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < rounds && entity.test(decoded); round += 1) decoded = decodeHTML(decoded);
  return decoded;
}

/**
 * Text from a page or a service as a person reads it: entities decoded, mojibake repaired, invisible characters removed, white
 * space single, NFC. Tags stay. Reads the first 20,000 characters, in linear time.
 */
export function decodeText(text: string): string {
  return repairMojibake(decodeEntities(text.slice(0, maxLength)))
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(invisible, '')
    .replace(uselessJoiner, '')
    .trim()
    .normalize('NFC');
}

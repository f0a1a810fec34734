import { type DateHints, findDates } from '@citewright/record';
import { splitNames } from './authors.ts';
import { stripLabel } from './byline-label.ts';
import { withoutAddresses } from './mail-address.ts';

/** Small words inside names. */
const particles = new Set(
  "van von der den de del della di da do dos das du la le los ten ter te 't af av zu zur bin ibn al el y e d' san st vom".split(
    ' ',
  ),
);

/** Words between a name and a date: "Elif Yıldız Giriş Tarihi: 18 Şubat". */
const dateLabels =
  /\s+(?=(?:published|posted|updated|last updated|publicado|actualizado|atualizado|publié|mis à jour|veröffentlicht|aktualisiert|erstellt am|stand|pubblicato|aggiornato|gepubliceerd|bijgewerkt|publicerad|uppdaterad|publisert|oppdatert|offentliggjort|opdateret|julkaistu|päivitetty|opublikowano|aktualizacja|publikováno|aktualizováno|giriş|yayın|yayınlanma|güncelleme|опубликовано|обновлено|опубліковано|оновлено)(?:\s\p{L}+)?\s?:)/giu;

/** Text after the author's name on blogs: "Joe Hill 2 Comments", "Joe Hill Leave a Reply". */
const afterthoughts =
  /\s+(?=(?:\d{1,5}|no|keine?|aucun|sin|nessun|sem|geen) (?:comments?|kommentare?|commentaires?|comentarios?|comentários?|commenti?o?|reacties?|views?|replies)(?:\s|$)|leave a (?:comment|reply)|add comment|schreibe? einen kommentar|laisser un commentaire|deja(?:r)? un comentario|lascia un commento|deixe um comentário|filed under|posted in|under |tagged )/gi;

/** What stands between a name and its date: "op", "le lun, ", "el Mié. " */
const weekday = /\s(?:on|am|le|el|il|em|op|på|den)(?:\s\p{L}{2,4}[.,]{1,2})?\s?$/iu;

/** The parts of a line between dates, times, bars and bullets. */
export function segments(line: string, hints: DateHints): string[] {
  let rest = withoutAddresses(line.slice(0, 400));
  for (const date of findDates(rest, hints).toReversed()) {
    rest = `${rest.slice(0, date.start).replace(weekday, '')}|${rest.slice(date.end)}`;
  }
  return rest
    .replace(
      /[.;,]\s+(?=(?:produced|edited|mixed|recorded|music|translated|photos?|photograph(?:y|s|ies?)|pictures?|images?|illustrations?|fotos?|fotograf[ií]as?|fotografie|im[áa]gen(?:es|s)?|ilustraci(?:ón|ones)|bilder)(?=[\s:]))/gi,
      '|',
    )
    .replace(dateLabels, '|')
    .replace(afterthoughts, '|')
    .replace(/\s+(?=\p{Script=Han}{2,6}[:：])/gu, '|')
    .replace(
      /(^|[\s|,])\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?(?: (?:Uhr|[A-Z]{2,4})(?![A-Za-z]))?(?=$|[\s|,])/gi,
      '|',
    )
    .replace(/\s\d{1,3}(?:[ -]?min|:\d\d)/g, '|$&')
    .split(/\s*[|·•●—–»]\s*|\s-\s|\s\/\s/)
    .map((part) => part.replace(/^[\s,;.:_/-]+|[\s,;]+$/g, ''))
    .filter((part) => part !== '');
}

/** True when a text begins with a name: capitalised words and particles, or one word (a user name). */
export function isNameLike(text: string): boolean {
  if (isUserName(stripLabel(text))) return true;
  if (/[\d:!?]/.test(text.slice(0, 60))) return false;
  const [first = ''] = splitNames(text);
  if (first === '' || first.length > 60) return false;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(first)) return first.length <= 14;
  const words = first.split(' ');
  if (words.length === 1) return first.length >= 2 && text.length <= first.length + 24;
  return (
    words.length <= 6 &&
    words.every((word) => !/^(?!\p{Script=Georgian})\p{Ll}/u.test(word) || particles.has(word))
  );
}

/** A user name with digits: "shipwright77". */
function isUserName(text: string): boolean {
  const name = text.replace(/ (?:from|in|on|at|aus|am|le|el) .*$/, '');
  return /^\p{L}[\p{L}_.-]{2,24}\d{1,4}$/u.test(name);
}

/** True for running text. */
export function isProse(text: string): boolean {
  // The full stop of an initial does not end a sentence: "J. K. Larsen and Ana Popa".
  return text.length > 160 || /(?<!(?:^|[\s.-])\p{Lu})[.!?] \p{Lu}\p{Ll}+ \p{Ll}/u.test(stripLabel(text));
}

import type { DateHints } from '@citewright/record';
import { isAside } from './aside.ts';
import { splitNames } from './authors.ts';
import { labelLength, stripLabel, withoutBrackets } from './byline-label.ts';
import { isNameLike, isProse, segments } from './byline-segment.ts';
import { type Claims, type NameClaim, nameClaim } from './claim.ts';
import { signedBelow } from './foot-byline.ts';
import type { Headline } from './headline.ts';
import { ancestors, attribute, elementAt, markers, ownText, type Page, textOf } from './page.ts';
import { isCertainPerson, isPossiblePerson } from './person-name.ts';

/** In characters of visible text: the lines after the headline that are read, and the end of the page. */
const reach = { after: 60_000, foot: 1_500 } as const;
const longestLine = 400;
/** Lines that may name the owner; a page with more lists people. */
const mostPlaces = 50;

/** Labels that are rare in running text: "Posted by", "Écrit par", but not "By". */
const leastLabel = 8;

/** "About the author", "Über die Autorin", "Sobre el autor", "À propos de l’auteure" */
const boxHeading =
  /^(?:about|über|zu|zur|zum|à propos|sobre|acerca|informazioni|sull?|over|om|o|od|tietoa)\s?(?:the |die |den |der |de |del |o |a |el |la |l['’]|sull['’])*(?:authors?|writers?|autor(?:in|en|es|as?|ki|ze)?|auteur(?:e|s|es)?|autor[ei]|författaren|forfatteren|kirjoittaja(?:sta)?):?$/iu;
const aboutPerson = /^(?:about|über|à propos de|sobre|over|om) (?:the author:? )?(.{4,60})$/iu;
const ownerHeading =
  /^(?:about me|who am i|über mich|à propos de moi|qui suis-je ?\??|sobre m[íi]|acerca de mí|quem sou eu|chi sono|over mij|wie ben ik|om mig|om meg|o mnie|o mně|minusta|обо мне|プロフィール|自己紹介|my profile|profile|profil):?$/iu;
/** "Ingrid Moe is a lecturer", "Eva Lang schreibt über" */
const introduction =
  /^(.{4,50}?)(?:, [^.,]{3,80},)?,? (?:is an?|is the|is currently|was an?|writes|works|teaches|lives|ist|schreibt|arbeitet|lebt|est|écrit|enseigne|travaille|vit|es un|es una|escribe|trabaja|è|scrive|insegna|lavora|é um|é uma|escreve|is een|schrijft|werkt|är|skriver|er en|jest|pisze) /u;
/** "2 comments", "Kommentare (3)" */
const commentsHeading =
  /^(?:\d{1,5} )?(?:comments?|responses?|replies|kommentare?|antworten|commentaires?|réponses?|comentarios?|respuestas?|comentários?|respostas?|commenti?|reacties?|kommentarer|komentarze)(?: ?\(?\d{1,5}\)?)?:?$/iu;
const copyright =
  /(?:©|\(c\)|copyright)\s?(?:©|\(c\))?\s?(?:(?:19|20)\d\d(?:\s?[–—-]\s?(?:(?:19|20)\d\d|present))?,?)?\s?(?:by )?(\p{Lu}[^\n|·•©,;()]{3,50})/giu;

/**
 * The claims of authors who sign elsewhere than under the headline: a label below the text ("Posted by ..."), a
 * signature, a box about the author, an introduction at the end; and, weaker, the owner of a personal site
 * ("About me", the copyright). Other works and comments are left out. Linear in the page's text.
 */
export function readSignature(page: Page, headline: Headline | undefined, hints: DateHints): Claims {
  const from = headline?.element.end ?? 0;
  const lines = ownText(page, from, from + reach.after)
    .split('\n')
    .map((line) => withoutBrackets(line).trim())
    .filter((line) => line !== '');
  const end = lines.findIndex((line) => commentsHeading.test(line));
  const text = end < 0 ? lines : lines.slice(0, end);
  // The imprint at the foot of a site names its editors.
  const isOwn = (part: string): boolean => {
    const element = elementAt(page, page.text.indexOf(part, from));
    return element === undefined || !isAside(page, element);
  };
  const signed =
    [...lateBylines(lines, hints), ...labelledBelow(text, hints)].slice(0, mostPlaces).find(isOwn) ??
    boxed(lines) ??
    signature(text) ??
    signedBelow(page, headline, hints) ??
    introduced(lines);
  const owner = declaredOwner(page) ?? titledOwner(page) ?? copyrightHolder(page);
  const names: NameClaim[] = [];
  if (signed !== undefined) names.push(nameClaim('signature', [signed]));
  if (owner !== undefined) names.push(nameClaim('owner', [owner]));
  return { texts: [], names };
}

function* lateBylines(lines: readonly string[], hints: DateHints): Generator<string> {
  for (const line of lines) {
    if (line.length > longestLine || !/\p{L}{4} \p{L}{2,3} |:/u.test(line.slice(0, 60))) continue;
    for (const part of segments(line, hints)) {
      if (labelLength(part) < leastLabel || part.length > 120 || isProse(part)) continue;
      if (isNameLike(stripLabel(part))) yield part;
    }
  }
}

/** Short labels with a colon below the text. */
function labelledBelow(lines: readonly string[], hints: DateHints): string[] {
  return lines
    .filter((line) => line.length <= longestLine && /[:：]/.test(line.slice(0, 40)))
    .flatMap((line) => segments(line, hints))
    .filter((part) => part.length <= 120 && isLabelled(part));
}

/** "Muhabir: Kerem Doğruel", but not the fields of a form: "Name: Anna Lind". */
function isLabelled(part: string): boolean {
  const label = part.slice(0, labelLength(part));
  if (!/[:：] ?$/.test(label) || /^(?:name|from|posted|interview)\b/i.test(label)) return false;
  return splitNames(stripLabel(part)).some(isPossiblePerson);
}

/** The name in or under the heading of a box about the author. */
function boxed(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.length > 70) continue;
    const [, about = ''] = aboutPerson.exec(line) ?? [];
    if (isCertainPerson(about)) return about;
    if (boxHeading.test(line)) return openingName(lines[index + 1] ?? '');
  }
  return undefined;
}

/** "Hi, I'm Maeve Quilligan." */
const greeting =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|salut|ciao|olá|oi|hej|moin)(?: there| zusammen)?[,!.]? ?)?(?:i['’]m|i am|my name is|ich bin|ich heiße|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi nombre es|sono|mi chiamo|eu sou|sou|meu nome é|ik ben|mijn naam is|jag heter|jeg er) (?:the |a |an )?/iu;

/** The name with which a line begins: "Eva Lang", "Eva Lang schreibt über das Meer." */
function openingName(line: string): string | undefined {
  const words = (
    line
      .replace(greeting, '')
      .slice(0, 80)
      .split(/[,.!](?= |$)/)[0] ?? ''
  )
    .trim()
    .split(/\s+/);
  for (const length of [4, 3, 2]) {
    const name = words.slice(0, length).join(' ');
    if (words.length >= length && isCertainPerson(name)) return name;
  }
  return undefined;
}

const farewells =
  'es grüßt|(?:viele|liebe|herzliche|beste|schöne|sonnige|freundliche) grüße|mit (?:freundlichen|besten|herzlichen) grüßen|herzlichst|bis bald|cheers|best(?: wishes| regards)?|(?:kind|warm) regards|yours(?: sincerely| truly)?|love|warmly|saludos|un (?:saludo|abrazo)|abraços?|um abraço|até (?:breve|a próxima)|amicalement|bien à vous|bises|à bientôt|cordiali saluti|un saluto|a presto|groet(?:en|jes)?|met vriendelijke groet|hälsningar|med vänlig hälsning|hilsen|pozdrawiam';

/** What stands above a name at the end of a letter. */
const farewell = new RegExp(String.raw`^(?:${farewells}|eu(?:er|re))(?!\p{L})[^.?!]{0,40}$`, 'iu');

/** "Liebe Grüße, Anna Lind", "Warm regards – Anna Lind" */
const farewellBeside = new RegExp(`^(?:${farewells})(?:[,!.]| [–—-]) ?(.{4,50})$`, 'iu');

/** "— Tomas Lind", "Eure Anna Lind" */
const beforeSigner = /^(?:[—–~-]{1,2} ?|(?:Eu(?:er|re)|Ihre?|Deine?|Votre|Ton|Ta|Your|Tu|Vuestr[oa]) )+/u;

/** A signer under or beside a farewell, or behind a dash: at the end of a text, not in its first lines. */
function signature(lines: readonly string[]): string | undefined {
  let read = 0;
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1] ?? '';
    const isUnderFarewell =
      (/^\p{Lu}[\p{L}' ]{2,30},$/u.test(above) && above.split(' ').length <= 4) ||
      (above.length < 60 && farewell.test(above));
    const isDashed = /^[—–~-]{1,2} ?.{4,40}$/u.test(line);
    const [, beside = ''] = farewellBeside.exec(line.slice(0, 120)) ?? [];
    const name = (isUnderFarewell || isDashed ? line : beside).replace(beforeSigner, '');
    const isSigner = isUnderFarewell || isDashed ? isPossiblePerson(name) : isCertainPerson(name);
    if (read > 200 && isSigner) return name;
    read += line.length;
  }
  return undefined;
}

/** "Ingrid Moe is a lecturer in law.": someone whom the text does not mention otherwise. */
function introduced(lines: readonly string[]): string | undefined {
  let read = 0;
  for (const line of lines) {
    const [, name = ''] = line.length > longestLine ? [] : (introduction.exec(line.slice(0, 160)) ?? []);
    if (read > 300 && isCertainPerson(name)) {
      const family = name.split(' ').at(-1) ?? '';
      return lines.some((text) => text !== line && text.includes(family)) ? undefined : name;
    }
    read += line.length;
  }
  return undefined;
}

/** The name under "About me", or in "Hi! I'm Anna Lind", outside comments. */
function titledOwner(page: Page): string | undefined {
  const lines = page.text.split('\n').map((line) => line.trim());
  const comments = lines.findIndex((line) => commentsHeading.test(line));
  let at = 0;
  let places = 0;
  for (const [index, printed] of page.text.split('\n').entries()) {
    const line = lines[index] ?? '';
    const start = at;
    at += printed.length + 1;
    if (line.length > longestLine) continue;
    const isHeading = line.length <= 40 && ownerHeading.test(line);
    const isGreeting = (comments < 0 || index < comments) && hello.test(line);
    if (!isHeading && !isGreeting) continue;
    if (++places > mostPlaces) break;
    if (isGreeting && isComment(page, start)) continue;
    const [name] = lines
      .slice(isHeading ? index + 1 : index, index + (isHeading ? 4 : 2))
      .flatMap((next) => (isHeading || greeting.test(next) ? (openingName(next) ?? []) : []));
    if (name) return name;
  }
  return undefined;
}

const hello =
  /^(?:hi|hello|hey|hallo|hola|bonjour|salut|ciao|olá|oi|hej|moin|welcome|willkommen|bienvenue)(?: there| zusammen| everyone)?(?:[,!.]|$)/iu;

function isComment(page: Page, at: number): boolean {
  const element = elementAt(page, at);
  return (
    element !== undefined &&
    [element, ...ancestors(element)].some((around) =>
      /comment|reply|answer|respon|teaser|quote|post-body/.test(markers(around)),
    )
  );
}

/** The site's author by `rel=author` or a microformat, outside comments. */
function declaredOwner(page: Page): string | undefined {
  for (const element of page.elements) {
    const rel = attribute(element, 'rel').toLowerCase().split(/\s+/);
    if (!rel.includes('author') && !/(?:^|\s)(?:p-author|h-card)(?:\s|$)/.test(markers(element))) continue;
    const name = textOf(page, element);
    const isOther = [...ancestors(element)].some((around) => /comment|reply|teaser/.test(markers(around)));
    if (!isOther && isPossiblePerson(name)) return name;
  }
  return undefined;
}

function copyrightHolder(page: Page): string | undefined {
  const foot = page.text.slice(Math.max(0, page.text.length - reach.foot));
  for (const [, holder = ''] of foot.matchAll(copyright)) {
    const name = openingName(holder.trim().replace(/\.(?: .*)?$/u, ''));
    if (name && isCertainPerson(name)) return name;
  }
  return undefined;
}

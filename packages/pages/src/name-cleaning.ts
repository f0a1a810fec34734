import { isCredentialWord } from '@citewright/record';
import { isAgency } from './agencies.ts';
import { stripLabel } from './byline-label.ts';
import { isKnownGiven } from './given-names.ts';
import { isOrganisation } from './organisation.ts';
import { wordSet } from './word-set.ts';

/** Honorifics before a name; abbreviated ones require their full stop ("Nat" is a name). */
const honorifics = wordSet(
  'dr prof professor mr mrs ms miss sir herr frau madame monsieur dr. prof. mr. mrs. ms. dipl. ing. med. rer. nat. mag. hon. rev. pd dipl.-ing. univ.-prof. dott. dott.ssa ing.',
);

/** Words between a name and a following date, place or button. */
const links = wordSet(
  'on at am um le la el il den de in em en à a the - – | published posted updated veröffentlicht publié publicado pubblicato uhr ' +
    'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi ' +
    'mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo follow comments comment ' +
    'kommentare kommentar ein keine dated last modified vom du del',
);

/** Words for roles and employers: a part of a byline with one of them is not a name. */
const roles = wordSet(
  'writer reporter editor correspondent columnist contributor contributing author journalist producer photographer blogger staff ' +
    'intern fellow professor director manager founder co-founder ceo cto cfo president chief head associate assistant senior special ' +
    'freelance freelancer analyst researcher host anchor bureau redakteur redakteurin korrespondent korrespondentin journalistin ' +
    'autorin rédacteur rédactrice journaliste redactor redactora periodista corresponsal giornalista redactie lecturer student ' +
    'consultant specialist expert engineer developer coordinator officer partner counsel attorney lawyer md phd updated published ' +
    'fotograf fotografin photographe fotógrafo fotógrafa fotografo fotografa valokuvaaja kuvaaja fotoreporter skribent journaliste journalista novinář novinářka redaktorka ' +
    'dziennikarz dziennikarka muhabir wartawan toimittaja újságíró журналист журналистка корреспондент корреспондентка обозреватель кореспондент журналістка репортер δημοσιογράφος ' +
    'posted agency news magazine press times post today daily reuters afp ap dpa cnn bbc university college institute',
);

/** True for a part of a byline that is a role or an employer. */
export function isRole(part: string): boolean {
  return part.split(/[\s/]+/).some((word) => roles.has(bare(word)));
}

/** True for a part that is only a linking word ("on", "am", "veröffentlicht"). */
export function isLink(part: string): boolean {
  return links.has(part.toLowerCase());
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[,;:]$/, '');
}

/** A name without label, e-mail address, honorific, degrees, place and linking words. */
export function cleanName(text: string): string {
  const plain = text
    .replace(/\([^()]{0,200}\)|(?<=\S)（[^（）]{0,80}）/g, ' ')
    .replace(/\[[^[\]]{0,200}\]$/g, ' ')
    .replace(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{2,64}/g, ' ')
    .replace(/@\w{1,30}/g, ' ')
    .replace(/(?:view )?orcid(?: profile)?/i, '')
    .replace(/\bPh\. D\b/g, 'Ph.D')
    .replace(/(?<=\p{Lo}) ?(?:기자|특파원|논설위원|記者|记者)$/u, '')
    .replace(japaneseDesk, '')
    .replace(/ {2,}/g, ' ')
    .replace(gluedPlace, '');
  const unlabelled = withoutEmployer(trimSigns(stripLabel(plain.trim()))).replace(/^the (?=\p{Lu})/u, '');
  const name = withoutEnds(unlabelled.split(' ')).join(' ');
  // "Joe Hill for City Paper", but "Centers for Disease Control".
  const person = name.replace(place, '');
  const agency = person.replace(ofAgency, '');
  if (isAgency(agency)) return agency;
  const isUser = /^\S+\d$/.test(person);
  return trimSigns((isOrganisation(person) && !isUser ? name : person).replace(sentence, ''));
}

const roleBehind =
  /(?<=^\S{2,30} \S{2,30}(?: \S{2,30})?) (?:(?:senior|staff|chief|special|political|business|sports?|science|health|environment|local|news|contributing|freelance) ){0,3}(?:writers?|reporters?|correspondents?|journalists?|columnists?|redakteur(?:in)?|korrespondent(?:in)?|journaliste|periodista|giornalista)$/iu;

/** "JOANNA KESSLER Associated Press", "JOE HILL Staff Writer": an agency or a role behind a name. */
function withoutEmployer(text: string): string {
  const words = (isKnownGiven(text.split(' ')[0] ?? '') ? text.replace(roleBehind, '') : text).split(' ');
  const behind = [3, 2, 1].find(
    (count) => words.length - count > 1 && isAgency(words.slice(-count).join(' ')),
  );
  return (behind === undefined ? words : words.slice(0, -behind)).join(' ');
}

/** Years of life and the text after them, as in catalogues: "Abbott, Lucille, 1888-1961, photographer". */
const life = /^([^,\d]{2,60}), ([^,\d]{2,60}), (?:b\. |born |active )?\d{4}\??(?:-(?:\d{4})?)?\b.*$/u;

/** A catalogue name without years of life, given name first; other text is unchanged. */
export function withoutLifeDates(text: string): string {
  const [, family, given] = life.exec(text.slice(0, 300)) ?? [];
  return family && given ? `${given} ${family}` : text;
}

/** "社会部 木村 沙織", "家族・田中太郎": the desk before a Japanese reporter. */
const japaneseDesk =
  /^ *(?:(?:\p{Script=Han}{2,6}(?:部|支局|総局|班)|編集委員|論説委員|特派員)[・ ]|(?:家族|社会|政治|経済|国際|文化|生活|くらし|暮らし|科学|医療|教育|地域|芸能|運動|スポーツ)・)(?=\p{Script=Han})/u;

/** "LUIS ORTEGASevilla": a name in capitals followed by a place in an element without a space. */
const gluedPlace = /(?<=^\p{Lu}+ (?:\p{Lu}+ ){0,2}\p{Lu}{4,})\p{Lu}\p{Ll}{2,}.*$/u;

const place = /,? (?:à|[Ff]or|[Ii]n|[Aa]t|[Ff]rom|[Oo]n|aus) (?:the )?\p{Lu}.*$/u;
/** "Reuters Staff" */
const ofAgency = / (?:staff|news|reporters?|writers?|correspondents?|bureau)$/i;
const sentence = /,? (?:is|was|has|et publié|and published) .*$/;

function trimSigns(text: string): string {
  return text.replace(/^[\s,;:.·•|*/–—-]+|[\s,;:·•|*/–—-]+$|(?<=\p{Ll}{3})\.$/gu, '');
}

function withoutEnds(name: string[]): string[] {
  let [from, to] = [0, name.length];
  while (to - from > 1 && honorifics.has(name[from]?.toLowerCase() ?? '')) from++;
  while (to - from > 1 && (isLinkWord(name[to - 1]) || isDegree(name[to - 1], name[to - 2]))) to--;
  return name.slice(from, to);
}

/** "on", "le"; a single capital is an initial ("Lee A"), a capitalised article a family name ("Tuan Le"). */
function isLinkWord(word = ''): boolean {
  return (
    !/^(?:\p{Lu}|L[ea]|El|De[nl]?|Du)$/u.test(word) && links.has(word.toLowerCase().replace(/[,:]$/, ''))
  );
}

/** "PhD", "M.D."; after a comma "MA" too, but not the "Ma" of "Jack Ma". */
function isDegree(word = '', before = ''): boolean {
  if (!isCredentialWord(word) || /^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  return before.endsWith(',') || /[.\p{Ll}]/u.test(word) || !/^\p{Lu}+$/u.test(before);
}

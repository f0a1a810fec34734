import { isForeignTitle } from './title-language.ts';

/** Words in names of periodicals in languages other than English. */
const foreignWords = new Set(
  (
    'cahiers revue annales études etudes recherches actualité actualités monde presse archives ' +
    'revista estudios cuadernos anuario boletín boletin anales gaceta estudos cadernos anais ' +
    'rivista giornale studi archivio quaderni annali bollettino rassegna ' +
    'zeitschrift jahrbuch jahrbücher archiv blätter beiträge anzeiger forschungen mitteilungen zeitung wochenschrift ' +
    'tijdschrift tidskrift tidsskrift vestnik voprosy zhurnal časopis przegląd roczniki'
  ).split(' '),
);

/** Content words that indicate English. "Archives" and "Journal" also appear in French names. */
const english =
  /\b(?:of|the|and|for|in|on|to|how|with|from|your|this|review|studies|research|science|letters|quarterly|international)\b/i;

/** Function words inside such names, which are small in their languages. */
const particles = new Set(
  (
    'du de des la le les et en au aux pour sur par dans del los las y e el do da dos das di della delle dei degli dello nel ' +
    'und für der die das des im zur zum von voor van het en och og för'
  ).split(' '),
);

/** Also in English names of persons and places ("Van Gogh Letters", "La Trobe Journal"): not sufficient alone. */
const shared = new Set('la le les de van von der da el en e y in die das'.split(' '));

const words = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Scripts with capitals that do not follow English title case. */
const otherScript = /[^\P{L}\p{Script=Latin}]{3}/u;

/** Whether the name of a periodical is not English, by its function words or its kind. */
function isForeign(name: string): boolean {
  if (isForeignTitle(name, undefined) || otherScript.test(name)) return true;
  if (english.test(name)) return false;
  const [, ...later] = words(name);
  return (
    words(name).some((word) => foreignWords.has(word)) ||
    later.some((word) => particles.has(word) && !shared.has(word))
  );
}

/** The name with function words in small letters: registries write "Cahiers Du Cinéma". */
const withSmallParticles = (name: string): string =>
  name.replace(/(?<=\p{L} )\p{Lu}\p{Ll}{0,4}(?= \p{L})/gu, (word) =>
    particles.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );

const keptAsGiven = (name: string): string => `<span class="nocase">${withSmallParticles(name)}</span>`;

/**
 * The name of a periodical or site. One in another language keeps the capitals of its record in every style: MLA Handbook, 9th ed., ch. 2; Chicago Manual of Style, 17th ed., 11.6 and 14.70.
 */
export function periodicalTitle(name: string): string {
  if (name.length > 300 || name.includes('<')) return name;
  const [first = '', second, ...others] = name.split(/(?<=\S{3} ?)[/=](?= ?\S{3})/);
  // A name in two languages: "Canadian Journal of Behavioural Science/Revue canadienne des sciences du comportement".
  if (second && others.length === 0 && isForeign(first) !== isForeign(second))
    return name.replace(isForeign(first) ? first : second, keptAsGiven);
  return isForeign(name) ? keptAsGiven(name) : name;
}

import { isKnownGiven } from './given-names.ts';
import { wordSet } from './word-set.ts';

/** What kickers say that stand where names do: kinds of texts, events and subjects, by language. */
const topicWords = wordSet(
  'crisis election elections league cup climate interview review exclusive investigation analysis comment commentary editorial explainer obituary profile column opinion reportage essay feature',
  'kommentar analyse reportage porträt leitartikel kolumne glosse gastbeitrag gastkommentar gespräch krise wahlen weltcup bundesliga landtag bundestag liveticker eilmeldung verkehr prozess unfall debatte umfrage hintergrund nachruf rezension spielbericht affäre skandal konflikt haushalt forschung wetterbericht spionage',
  'guerre crise élection élections présidentielle municipales entretien enquête tribune éditorial chronique portrait exclusif récit décryptage grève procès climat affaire réchauffement',
  'guerra elecciones entrevista reportaje opinión editorial exclusiva análisis crónica tribuna huelga juicio clima crisis obituario energética',
  'crisi elezioni intervista commento analisi editoriale inchiesta sciopero processo racconto retroscena',
  'crise eleições entrevista reportagem opinião análise exclusivo greve crônica',
  'oorlog verkiezingen opinie klimaat achtergrond staking nabeschouwing',
  'krig kris krise valget intervju analys ledare krönika debatt debat kommentar reportage kronik sota haastattelu analyysi kolumni pääkirjoitus vaalit kriisi',
  'wojna kryzys wybory wywiad komentarz analiza reportaż felieton sylwetka strajk válka krize volby rozhovor komentář analýza reportáž fejeton stávka vojna kríza voľby',
  'háború válság választás választások interjú elemzés vélemény riport portré război criză alegeri interviu analiză opinie reportaj',
  'kriza izbori intervju analiza komentar reportaža kolumna razgovor',
  'savaş seçim seçimler röportaj söyleşi analiz',
  'война кризис выборы интервью мнение репортаж анализ колонка расследование война війна криза вибори інтервʼю думка аналіз репортаж избори мнение криза анализ',
  'πόλεμος κρίση εκλογές συνέντευξη ανάλυση γνώμη ρεπορτάζ άποψη',
  'حوار تحليل رأي مقابلة تحقيق حرب أزمة انتخابات تقرير ראיון דעה פרשנות כתבה בחירות מלחמה',
  'साक्षात्कार विश्लेषण चुनाव युद्ध संकट सुरक्षा सड़क হামলা নির্বাচন',
);

/** Compounds of such words: "Regierungskrise", "Tarifstreit", "Landtagswahl". */
const topicEndings =
  /.(?:krise|krieg|wahl|wahlen|streit|konflikt|gipfel|prozess|debatte|politik|affäre|skandal|reform|gespräch|interview|kommentar|verbot|drehscheibe|wandel|hilfe|planung|krigen|valget|krisen|oorlog|crisis|verkiezingen)$/u;

/** States and continents, as the last word of a kicker: "Spionagedrehscheibe Schweiz". */
const regions = wordSet(
  'schweiz österreich deutschland europa amerika afrika asien ukraine russland türkei frankreich italien spanien polen bayern thüringen brandenburg niedersachsen münchen zürich',
  'ukraine russia europe america africa asia germany britain china india gaza syria iran iraq',
  'suisse allemagne russie amérique afrique asie espagne italie turquie españa ucrania rusia américa francia alemania méxico venezuela argentina italia ucraina russia germania svizzera ucrânia rússia brasil europa angola',
  'nederland oekraïne rusland duitsland amsterdam rotterdam sverige ukraina ryssland russland tyskland danmark norge suomi ukraina venäjä stockholm oslo polska rosja niemcy warszawa praha česko ukrajina rusko slovensko bratislava magyarország budapest ukrajna românia ucraina bucurești türkiye istanbul ankara ukrayna rusya',
  'россия украина европа москва україна росія європа київ българия софия русия украйна ελλάδα ευρώπη ουκρανία αθήνα',
);

/** In letters: no given name is as long as a compound of a kicker. */
const longestGiven = 16;

/** Whether a text in the shape of a name is the subject of an article: "Climate Crisis", "Spionagedrehscheibe Schweiz". */
export function isTopic(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  const [first = ''] = words;
  if (words.length === 0 || isKnownGiven(first)) return false;
  if (words.some((word) => topicWords.has(word) || topicEndings.test(word))) return true;
  return words.length > 1 && (first.length > longestGiven || regions.has(words.at(-1) ?? ''));
}

import { isAgency } from './agencies.ts';
import { isKnownGiven } from './given-names.ts';

/**
 * Labels before names in bylines, by language. `lines` also count without a colon ("By Jane Roe"); before a
 * colon, or alone on the line above the name, any label counts.
 */
const lines =
  'by|von|par|por|di|da|door|av|af|przez|yazan|autor|tekst|текст|автор|автори|' +
  'ein beitrag von|ein artikel von|ein gastbeitrag von|as told to|' +
  'article by|story by|words by|text by|report by|review by|' +
  'interview by|opinion by|analysis by|recipe by|rezept von|recette de|receta de|ricetta di|essay by|column by|commentary by|feature by|fiction by|nonfiction by|short story by|memoir by|poem by|poems by|poetry by|' +
  'guest post by|a guest post by|post author by|post author|by author|' +
  'propos recueillis par|un article de|a cura di|' +
  'napsal|napsala|objavio|objavila|napisao|napisala|lagt inn av|' +
  'von unserem korrespondenten|von unserer korrespondentin|von unserem redakteur|von unserer redakteurin|von unserem reporter|von unserer reporterin|' +
  'door onze verslaggever|door onze verslaggeefster|door onze correspondent|door onze redacteur|de notre correspondant|de notre correspondante|' +
  'par notre correspondant|par notre correspondante|de notre envoyé spécial|de notre envoyée spéciale|dal nostro inviato|dalla nostra inviata|' +
  'dal nostro corrispondente|de nuestro corresponsal|de nuestra corresponsal|tribune de|chronique de|récit de|reportage de|enquête de|' +
  'das gespräch führte|das gespräch führten|das interview führte|das interview führten|die fragen stellte|die fragen stellten|interview geführt von|' +
  'interview réalisée par|entretien réalisé par|entrevista de|entrevista por|intervista di|intervista a cura di|intervju av|' +
  'rozmawiał|rozmawiała|rozmawiali|ptal se|ptala se|rozhovor vedl|rozhovor vedla|az interjút készítette|készítette|розмовляв|розмовляла|спілкувався|спілкувалася|интервью взял|интервью взяла|' +
  'van onze verslaggever|van onze verslaggeefster|van onze redacteur|van onze correspondent|pv|nhóm pv|phóng viên|تحریر|رپورٹ|höfundur|oprac.|opr.|zprac.|deur|nga|eftir|redactat de|un articol de|autorius|müəllif|беседовал|беседовала|записал|записала|підготувала|пишува|επιμέλεια|ρεπορτάζ|إعداد|كتابة|تقرير|' +
  'kirjoittanut|připravil|připravila|opracował|opracowała|opracowanie|írta|scris de|de către|yazan|oleh|bởi|avtor|napísal|napísala|пише|написав|написала|написал|підготував|γράφει|γράφει ο|γράφει η|του|της|بقلم|كتب|كتبت|מאת|نویسنده|โดย|escrit per|texto de|texto por|textos de|texte de|testo di|text von|tekst van|per';

/** What authors do with their texts, by language, and the preposition before the name: "Posted by", "Gefragt von". */
const deeds: readonly (readonly [verbs: string, by: string])[] = [
  [
    'asked written posted published created submitted authored reported maintained hosted presented compiled contributed uploaded shared added started sent',
    'by',
  ],
  [
    'gefragt geschrieben verfasst erstellt veröffentlicht eingestellt gepostet eingereicht gesendet publiziert hochgeladen begonnen gestartet',
    'von',
  ],
  [
    'demandé écrit écrite publié publiée rédigé rédigée posé posée posté postée soumis soumise envoyé envoyée partagé',
    'par',
  ],
  [
    'preguntado perguntado escrito escrita publicado publicada redactado redigido enviado enviada postado subido compartido creado criado',
    'por',
  ],
  ['chiesto scritto pubblicato inviato postato caricato creato', 'da'],
  ['gevraagd geschreven geplaatst gepost ingezonden gepubliceerd toegevoegd', 'door'],
  ['skrevet skriven postat inlagd publicerat publicerad publisert frågat', 'av'],
  ['skrevet indsendt stillet', 'af'],
  ['napisane zadane dodane opublikowane', 'przez'],
];
const colons =
  'author|authors|author(s)|autore|autori|autoren|autores|autor/in|autorin|auteur|auteurs|auteure|autrice|redacteur|redaktør|' +
  'text|texte|texto|testo|words|byline|writer|verfasser|verfasserin|forfatter|författare|yazar|kirjoittaja|szerző|redaktor|' +
  'redakteur|redakteurin|journalist|reporter|name|piše|pisze|autorka|auteur|thread starter|periodista|redacción|' +
  'autor*in|autor:in|autor_in|autoren*innen|autor:innen|beitrag von|bericht von|text und fotos|text & fotos|teksti|teksten|tekst og foto|words and photos|' +
  'from|filed by|contributor|posted|by line|cronista|journaliste|rédacteur|rédactrice|skribent|korrespondent|par|' +
  'interview|haber|muhabir|yazı|yazarlar|haberi hazırlayan|toimittaja|kirjoittajat|szerzők|újságíró|ditulis oleh|penulis|reporter|tác giả|autoři|autorzy|forfattere|tekst av|tekst af|journalister|' +
  'röportaj|söyleşi|hazırlayan|muhabirler|texto y fotos|firma|bài|bài và ảnh|thực hiện|pewarta|jurnalis|laporan|wartawan|text a foto|reportér|reporterka|spracoval|spracovala|zpracoval|zpracovala|cikk|riporter|հեղինակ|ავტორი|लेखिका|रिपोर्ट|रिपोर्टर|द्वारा|লেখক|প্রতিবেদক|লিখেছেন|எழுதியவர்|เรื่อง|ผู้สื่อข่าว|خبرنگار|گزارش|محرر|المحرر|مراسل|' +
  'корреспондент|авторы|автор текста|журналіст|журналист|συντάκτης|συγγραφέας|συντάκτρια|الكاتب|المؤلف|כתב|כתבת|نویسندگان|ผู้เขียน|लेखक|avtorji|autors|редактор текста';
const cjk =
  '文|取材・文|取材|著|著者|作者|記者|撰文|編集|聞き手|執筆|執筆者|筆者|投稿者|ライター|记者|기자|글|작성자|글쓴이';

function longestFirst(list: string): string[] {
  return list.split('|').toSorted((a, b) => b.length - a.length);
}

const openers = [
  ...longestFirst(lines),
  ...deeds.flatMap(([verbs, by]) => verbs.split(' ').map((verb) => `${verb} ${by}`)),
].toSorted((a, b) => b.length - a.length);
const labelled = [...openers, ...longestFirst(colons)].toSorted((a, b) => b.length - a.length);
const cjkLabels = longestFirst(cjk);

/** Labels used as headings above names, in lists and tables, without a colon. */
const headings = new Set(
  'author|authors|dc.contributor.author|dc.creator|creator|creators|autor|writer|writers|written by|autorin|autoren|auteur|auteure|auteurs|autores|autori|autore|autoria|autoría|autorka|autorzy|autoři|verfasser|verfasserin|forfatter|forfattere|författare|upphovsperson|upphov|tekijä|tekijät|kirjoittaja|reporter'.split(
    '|',
  ),
);

/** Labels that are also particles: before a single word they belong to the name ("Da Silva"). */
const particles = new Set(['da', 'di']);

/**
 * Labels that may be given names: "Per Olov Enquist", "Oleh Sentsov", but not "Oleh Budi Santoso" (by Budi
 * Santoso).
 */
const namedLikeLabel = /^(?:Per\s|(?:Oleh|Yazan|Nga)\s\S+$)/;

/** "Eine Rezension von", "Une enquête de", "An essay by" */
const genre =
  /^(?:an?|eine?|une?|una|uno|een|en|ett) \p{L}{3,20} (?:by|von|de|par|di|da|por|van|door|av|af) (?=\p{Lu})/iu;

/** "De notre correspondante à Brest, Gwenola Kerjean", "Aus Brüssel berichtet Anna Lind" */
const ourOwn =
  /^(?:de notre (?:correspondante?|envoyée? spéciale?)|dal(?:la)? nostr[oa] (?:inviat[oa]|corrispondente)|de nuestr[oa] (?:corresponsal|enviad[oa] especial)|von unsere[mr] (?:korrespondent(?:en|in)|reporter(?:in)?)|door onze (?:correspondent|verslaggever|redacteur)|from our (?:own )?correspondent) (?:permanente? )?(?:à|au|en|aux|in|a|aus|uit) [^,\d]{2,30}, (?=\p{Lu})|^(?:aus [^,.\d]{2,30}|es) berichte(?:n|t) (?=\p{Lu})/iu;

const verbs = deeds.flatMap(([verbs]) => verbs.split(' ')).join('|');
const prepositions = deeds.map(([, by]) => by).join('|');

/** "Article rédigé par", "Message par", "Question posée par"; "Frage von Leben und Tod" is no byline. */
const composed = new RegExp(
  `^(?:(?:article|texte|billet|post|text|artículo|articolo|artigo|beitrag|artikel|wpis|článek|message|topic|thread)(?: (?:${verbs}|proposé|signé|napsal))?|(?:question|frage|vraag|pregunta|pergunta|domanda) (?:${verbs})) (?:${prepositions}|de) (?=\\p{Lu})`,
  'iu',
);

/** A byline without its label ("By ", "Autor:", "文："), or the text as it is. */
export function stripLabel(text: string): string {
  let rest = text.trim();
  for (let round = 0; round < 3; round++) {
    const length = labelLength(rest);
    if (length === 0 || length >= rest.length) break;
    rest = rest.slice(length).trim();
  }
  return rest;
}

/**
 * Length of the label at the beginning of a text, with its colon and spaces; 0 = none (also in "von Neumann,
 * John"). The space may be missing in the markup ("ByJane Roe").
 */
export function labelLength(text: string): number {
  if (/^\p{Ll}{2,3} \p{Lu}\p{L}*, \p{Lu}/u.test(text)) return 0;
  if (/^By\p{Lu}\p{Ll}/u.test(text)) return 2;
  if (isShortLabel(text)) return 3;
  const match =
    ourOwn.exec(text.slice(0, 90)) ?? genre.exec(text.slice(0, 60)) ?? composed.exec(text.slice(0, 60));
  if (match) return match[0].length;
  const lower = text.slice(0, 40).toLowerCase();
  const opener = namedLikeLabel.test(text)
    ? undefined
    : openers.find((label) => lower.startsWith(label) && /^\s/.test(lower.slice(label.length)));
  const before = labelled.find(
    (label) => lower.startsWith(label) && /^\s?[:|：՝]/.test(lower.slice(label.length)),
  );
  const asian = cjkLabels.find(
    (label) => lower.startsWith(label) && /^\s?[:：／/●・＝丨\s]/.test(lower.slice(label.length)),
  );
  const label = before ?? opener ?? asian;
  if (label === undefined) return 0;
  if (particles.has(label) && !/^\S+ \S+ \S/.test(text) && !isAgency(text.slice(label.length))) return 0;
  return label.length + (/^[\s:|：՝／/●・＝丨]*/.exec(lower.slice(label.length))?.[0].length ?? 0);
}

/** "de Andreea Munteanu", "Na Juma Mwangi": by, in Romanian, Spanish and Swahili; "De Luca Rossi" and "de Jong" are names. */
function isShortLabel(text: string): boolean {
  const [, label = '', given = '', family = ''] =
    /^(de|[Nn]a) (\p{Lu}[\p{L}-]+) (\p{Lu}[\p{L}-]+)/u.exec(text.slice(0, 60)) ?? [];
  return isKnownGiven(given) && (label !== 'de' || !isKnownGiven(family));
}

/** A line in brackets of its own: "（作者：赵文静）". */
const bracketed = /^\s*[（(【[［]([^（()）【】[\]［］]{2,60})[）)】\]］]\s*$/;

/** A line without the brackets around it, if a label stands in them. */
export function withoutBrackets(line: string): string {
  const [, inner = ''] = bracketed.exec(line.slice(0, 80)) ?? [];
  return labelLength(inner) > 0 ? inner : line;
}

/** Endings for both genders or numbers: "Autor(en)", "Autor/a", "Verfasser:in", "AutorIn". */
const openEnding = /\((?:s|e|en|es|a|as|in|innen)\)$|[/*:_](?:a|as|e|in|innen)$|(?<=\p{Ll})In(?:nen)?$/u;

/** True for a label above a name without a colon ("Author"); menus have it too. */
export function isHeadingOfNames(line: string): boolean {
  return line.length <= 40 && headings.has(line.replace(openEnding, '').toLowerCase());
}

/** True for a line with only a label ("By", "Autor:"): the name is on the next line. */
export function isLabelAlone(line: string): boolean {
  const key = line.toLowerCase().replace(/\s?[:：]\s?$/, '');
  if (key.length > 24) return false;
  if (key === line.toLowerCase()) return openers.includes(key);
  return labelled.includes(key) || cjkLabels.includes(key);
}

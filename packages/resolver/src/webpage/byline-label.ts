/**
 * Labels before names in bylines, by language. `lines` also count without a colon ("By Jane Roe"); before a
 * colon, or alone on the line above the name, any label counts.
 */
const lines =
  'by|von|par|por|di|da|door|av|af|przez|yazan|autor|tekst|текст|автор|автори|skrevet av|skriven av|geschreven door|geschrieben von|' +
  'verfasst von|erstellt von|veröffentlicht von|ein beitrag von|ein artikel von|ein gastbeitrag von|written by|posted by|as told to|' +
  'published by|created by|submitted by|authored by|article by|story by|words by|text by|report by|reported by|review by|' +
  'maintained by|interview by|hosted by|presented by|opinion by|analysis by|recipe by|rezept von|recette de|receta de|ricetta di|essay by|column by|commentary by|feature by|fiction by|nonfiction by|short story by|memoir by|poem by|poems by|poetry by|compiled by|contributed by|uploaded by|' +
  'shared by|added by|started by|guest post by|a guest post by|post author by|post author|by author|écrit par|publié par|' +
  'rédigé par|propos recueillis par|un article de|escrito por|publicado por|redactado por|scritto da|pubblicato da|a cura di|' +
  'geplaatst door|eingestellt von|gepostet von|posté par|opublikowane przez|napsal|napsala|inlagd av|lagt inn av|publicerat av|objavio|objavila|napisao|napisala|' +
  'von unserem korrespondenten|von unserer korrespondentin|von unserem redakteur|von unserer redakteurin|von unserem reporter|von unserer reporterin|' +
  'door onze verslaggever|door onze verslaggeefster|door onze correspondent|door onze redacteur|de notre correspondant|de notre correspondante|' +
  'par notre correspondant|par notre correspondante|de notre envoyé spécial|de notre envoyée spéciale|dal nostro inviato|dalla nostra inviata|' +
  'dal nostro corrispondente|de nuestro corresponsal|de nuestra corresponsal|tribune de|chronique de|récit de|reportage de|enquête de|' +
  'skrevet af|kirjoittanut|připravil|připravila|opracował|opracowała|opracowanie|írta|scris de|de către|yazan|oleh|bởi|avtor|napísal|napísala|пише|написав|написала|написал|підготував|γράφει|γράφει ο|γράφει η|του|της|بقلم|كتب|كتبت|מאת|نویسنده|โดย|escrit per|texto de|texto por|textos de|texte de|testo di|text von|tekst van|per';
const colons =
  'author|authors|author(s)|autore|autori|autoren|autores|autor/in|autorin|auteur|auteurs|auteure|autrice|redacteur|redaktør|' +
  'text|texte|texto|testo|words|byline|writer|verfasser|verfasserin|forfatter|författare|yazar|kirjoittaja|szerző|redaktor|' +
  'redakteur|redakteurin|journalist|reporter|name|piše|pisze|autorka|auteur|thread starter|periodista|redacción|' +
  'autor*in|autor:in|autor_in|autoren*innen|autor:innen|beitrag von|bericht von|text und fotos|text & fotos|teksti|teksten|tekst og foto|words and photos|' +
  'from|filed by|contributor|posted|by line|cronista|journaliste|rédacteur|rédactrice|skribent|korrespondent|par|' +
  'interview|haber|muhabir|yazı|yazarlar|haberi hazırlayan|toimittaja|kirjoittajat|szerzők|újságíró|ditulis oleh|penulis|reporter|tác giả|autoři|autorzy|forfattere|tekst av|tekst af|journalister|' +
  'корреспондент|авторы|автор текста|журналіст|журналист|συντάκτης|συγγραφέας|συντάκτρια|الكاتب|المؤلف|כתב|כתבת|نویسندگان|ผู้เขียน|लेखक|avtorji|autors|редактор текста';
const cjk =
  '文|取材・文|取材|著|著者|作者|記者|撰文|編集|執筆|執筆者|筆者|投稿者|ライター|记者|기자|글|작성자|글쓴이';

function words(list: string): string[] {
  return list.split('|').toSorted((a, b) => b.length - a.length);
}

const openers = words(lines);
const labelled = [...words(lines), ...words(colons)].toSorted((a, b) => b.length - a.length);
const cjkLabels = words(cjk);

/** Labels used as headings above names, in lists and tables, without a colon. */
const headings = new Set(
  'author|authors|author(s)|dc.contributor.author|dc.creator|creator|creators|autor(en)|auteur(s)|autor(es)|writer|writers|written by|autorin|autoren|auteur|auteurs|autores|autori|autore|verfasser|verfasserin|forfatter|författare|reporter'.split(
    '|',
  ),
);

/** Labels that are also particles: before a single word they belong to the name ("Da Silva"). */
const particles = new Set(['da', 'di']);

/**
 * Labels that may be given names: "Per Olov Enquist", "Oleh Sentsov", but not "Oleh Budi Santoso" (by Budi
 * Santoso).
 */
const namedLikeLabel = /^(?:Per\s|(?:Oleh|Yazan)\s\S+$)/;

/** "Eine Rezension von", "Une enquête de", "An essay by" */
const genre =
  /^(?:an?|eine?|une?|una|uno|een|en|ett) \p{L}{3,20} (?:by|von|de|par|di|da|por|van|door|av|af) (?=\p{Lu})/iu;

/** "Article rédigé par", "Beitrag verfasst von", "Post written by" */
const composed =
  /^(?:article|texte|billet|post|text|artículo|articolo|artigo|beitrag|artikel|wpis|článek)(?: (?:rédigé|écrit|publié|proposé|signé|written|posted|published|escrito|publicado|scritto|pubblicato|verfasst|geschrieben|geschreven|napsal))? (?:par|by|por|da|von|door|de) (?=\p{Lu})/iu;

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
  const match = genre.exec(text.slice(0, 60)) ?? composed.exec(text.slice(0, 60));
  if (match) return match[0].length;
  const lower = text.slice(0, 40).toLowerCase();
  const opener = namedLikeLabel.test(text)
    ? undefined
    : openers.find((label) => lower.startsWith(label) && /^\s/.test(lower.slice(label.length)));
  const before = labelled.find(
    (label) => lower.startsWith(label) && /^\s?[:|：]/.test(lower.slice(label.length)),
  );
  const asian = cjkLabels.find(
    (label) => lower.startsWith(label) && /^\s?[:：／/●・\s]/.test(lower.slice(label.length)),
  );
  const label = before ?? opener ?? asian;
  if (label === undefined || (particles.has(label) && !/^\S+ \S+ \S/.test(text))) return 0;
  return label.length + (/^[\s:|：／/●・]*/.exec(lower.slice(label.length))?.[0].length ?? 0);
}

/** True for a label above a name without a colon ("Author"); menus have it too. */
export function isHeadingOfNames(line: string): boolean {
  return headings.has(line.toLowerCase());
}

/** True for a line with only a label ("By", "Autor:"): the name is on the next line. */
export function isLabelAlone(line: string): boolean {
  const key = line.toLowerCase().replace(/\s?[:：]\s?$/, '');
  if (key.length > 24) return false;
  if (key === line.toLowerCase()) return openers.includes(key);
  return labelled.includes(key) || cjkLabels.includes(key);
}

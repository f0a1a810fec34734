/** What a column holds. */
export type Column = keyof typeof words;

/**
 * Titles of columns, folded (`foldedTitle`), the surest first: those of Zotero, Scopus, PubMed, Google Scholar, Publish or Perish, Dimensions
 * and Rayyan, and the words of people in English, German, French, Spanish, Italian, Portuguese and Dutch.
 */
const words = {
  title:
    'title, article title, document title, titel, titel des artikels, titre, titre de l article, titulo, titulo del articulo, titulo do artigo, titolo, titolo dell articolo',
  author:
    'author, authors, author s, author names, author full names, creator, creators, autor, autor in, autoren, autorin, autorinnen, verfasser, verfasserin, verfasser in, auteur, auteurs, auteur s, autores, autor es, autore, autori, schrijver, schrijvers',
  editor:
    'editor, editors, editor s, herausgeber, herausgeberin, hrsg, editeur scientifique, editeurs scientifiques, editores, editor literario, curatore, curatori, organizador, organizadores, redacteur, redacteuren',
  translator:
    'translator, translators, ubersetzer, ubersetzerin, ubersetzung, traducteur, traductrice, traductor, traductora, traduttore, traduttrice, tradutor, tradutora, vertaler',
  date: 'date, publication date, date published, datum, erscheinungsdatum, veroffentlichungsdatum, date de publication, fecha, fecha de publicacion, data, data di pubblicazione, data de publicacao, publicatiedatum',
  year: 'year, publication year, published year, pub year, pubyear, year of publication, jahr, erscheinungsjahr, annee, annee de publication, ano, ano de publicacion, ano de publicacao, anno, anno di pubblicazione, jaar, jaar van uitgave, publicatiejaar',
  container:
    'journal, journal title, journal book, source title, publication title, container title, book title, periodical, publication, secondary title, zeitschrift, zeitschriftentitel, buchtitel, revue, titre de la revue, titre du livre, revista, titulo de la revista, titulo del libro, titulo da revista, titulo do livro, rivista, titolo della rivista, titolo del libro, periodico, tijdschrift, titel van het tijdschrift, boektitel, source',
  short: 'journal abbreviation, abbreviated source title, abbreviated journal',
  volume: 'volume, vol, band, jahrgang, tome, volumen, tomo, jaargang, deel',
  issue:
    'issue, issue number, heft, ausgabe, fascicule, fasciculo, fascicolo, aflevering, number, no, nr, nummer, numero',
  pages:
    'pages, page, page range, page numbers, pagination, pp, seiten, seite, seitenzahlen, paginas, pagina, pagine, pagina s',
  first: 'page start, start page, first page, startseite, erste seite',
  last: 'page end, end page, last page, endseite, letzte seite',
  number: 'art no, article number, artikelnummer',
  publisher:
    'publisher, verlag, editeur, maison d edition, editorial, editora, editore, casa editrice, uitgever, uitgeverij',
  place:
    'place, place of publication, publisher place, city, ort, verlagsort, erscheinungsort, lieu, lieu de publication, lieu d edition, lugar, lugar de publicacion, ciudad, luogo, luogo di pubblicazione, local, local de publicacao, cidade, plaats, plaats van uitgave',
  edition: 'edition, auflage, edicion, edizione, edicao, editie, druk',
  series:
    'series, series title, reihe, schriftenreihe, collection, coleccion, serie, collana, colecao, reeks',
  doi: 'doi, digital object identifier',
  url: 'url, link, web address, website, article url, articleurl, webadresse, internetadresse, adresse url, lien, enlace, direccion, indirizzo, endereco, webadres',
  isbn: 'isbn, isbns',
  issn: 'issn, issns, issn isbn, isbn issn, isbn or issn',
  pmid: 'pmid, pubmed id, pubmed',
  pmcid: 'pmcid, pmc',
  abstract:
    'abstract, abstract note, zusammenfassung, resume, resumen, riassunto, sommario, resumo, samenvatting',
  keyword:
    'keywords, author keywords, schlagworter, schlagworte, stichworter, mots cles, palabras clave, parole chiave, palavras chave, trefwoorden, manual tags, tags',
  language: 'language, language of original document, sprache, langue, idioma, lingua, taal',
  note: 'note, notes, notiz, notizen, anmerkung, remarque, remarques, nota, notas, opmerking',
  accessed:
    'access date, date accessed, accessed, zugriff, zugriffsdatum, abgerufen, abgerufen am, consulte le, date de consultation, fecha de acceso, fecha de consulta, data di accesso, data de acesso, geraadpleegd, geraadpleegd op',
  type: 'item type, document type, publication type, reference type, type, dokumenttyp, dokumentart, typ, art, type de document, tipo, tipo de documento, tipo di documento, soort, documenttype',
  key: 'citation key, citekey, cite key, bibtex key, key',
} as const;

/** Kinds of works as such files call them, folded; CSL's type of each. */
const kinds = {
  'article-journal':
    'article, journal article, journalarticle, review, zeitschriftenartikel, zeitschriftenaufsatz, aufsatz, artikel, article de revue, articulo, articulo de revista, articolo, articolo di rivista, artigo, artigo de revista, tijdschriftartikel',
  book: 'book, edited book, monograph, buch, monographie, livre, libro, livro, boek',
  chapter:
    'book section, booksection, book chapter, chapter, inbook, incollection, kapitel, buchkapitel, chapitre, chapitre de livre, capitulo, capitulo de libro, capitulo de livro, capitolo, capitolo di libro, hoofdstuk',
  'paper-conference':
    'conference paper, conferencepaper, proceedings paper, inproceedings, conference proceedings, konferenzbeitrag, tagungsbeitrag, actes de conference, ponencia, atti di convegno, conferentiepaper',
  thesis:
    'thesis, dissertation, phd thesis, phdthesis, masterarbeit, these, memoire, tesis, tesi, tese, dissertacao, proefschrift, scriptie',
  report: 'report, technical report, bericht, rapport, informe, rapporto, relatorio',
  webpage:
    'web page, webpage, website, webseite, internetquelle, page web, site web, pagina web, sitio web, sito web, website artikel',
  'article-newspaper':
    'newspaper article, newspaperarticle, newspaper, zeitungsartikel, article de journal, articulo de periodico, articolo di giornale, artigo de jornal, krantenartikel',
  'article-magazine': 'magazine article, magazinearticle, magazine',
  article: 'preprint',
  dataset: 'dataset, data set, datensatz',
  software: 'software, computer program, computerprogram',
  motion_picture: 'film, video recording, videorecording, movie',
  patent: 'patent, brevet, patente, brevetto, octrooi',
} as const;

const placesOf = <Name extends string>(lists: Readonly<Record<Name, string>>) =>
  new Map(
    Object.entries<string>(lists).flatMap(([name, list]) =>
      list.split(', ').map((word, place) => [word, { name: name as Name, place }] as const),
    ),
  );

const columns = placesOf(words);
const types = placesOf(kinds);

/** A title without case, accents and signs: "Año de publicación" and "ano_de_publicacion" are one. */
const foldedTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The columns of a title row: for each that is known the cells that hold it, the surest first. */
export function columnsOf(titles: readonly string[]): ReadonlyMap<Column, readonly number[]> {
  const found = titles.flatMap((title, cell) => {
    const known = columns.get(foldedTitle(title.slice(0, 60)));
    return known ? [{ ...known, cell }] : [];
  });
  const inOrder = found.toSorted((one, other) => one.place - other.place);
  return new Map(
    [...Map.groupBy(inOrder, ({ name }) => name)].map(([name, cells]) => [
      name,
      cells.map(({ cell }) => cell),
    ]),
  );
}

/** CSL's type of a kind of works, in any of the languages of the columns. */
export const typeOfKind = (kind: string | undefined): string | undefined =>
  types.get(foldedTitle(kind?.slice(0, 60) ?? ''))?.name;

// Tables of contents and lists of figures name authors and years, and cite nothing.

const heading =
  /^\s*(?:#{1,6}\s*)?(?:(?:table of )?contents|list of (?:figures|tables|illustrations|abbreviations|plates|maps)|(?:figures|tables|illustrations)|inhalt(?:sverzeichnis)?|(?:abbildungs|tabellen)verzeichnis|table des (?:matières|figures|illustrations)|liste des (?:figures|tableaux)|sommaire|sumário|índice(?: (?:general|de (?:figuras|tablas|tabelas|contenidos?)))?|lista de (?:figuras|tabelas|tablas|quadros)|indice(?: delle (?:figure|tabelle))?|sommario|inhoud(?:sopgave)?|innehåll|indhold|innhold|sisällys(?:luettelo)?|spis (?:treści|rysunków|tabel)|obsah|içindekiler|содержание|оглавление|目次|目录)\s*:?\s*$/iu;

/** Dots that lead to a page. */
const leader = /(?<!\.\s?)(?:\.\s?){4,}\s*(?:\d{1,4}|[ivxlc]{1,7})\s*$|(?<![…‥])[…‥]{2,}\s*\d{1,4}\s*$/i;
const page = /(?:\t|\s)\s*(?:\d{1,4}|[ivxlc]{1,7})\s*$/i;

/** Lines without a page that a heading of contents may have in a row: titles of parts, and those that take two lines. */
const mostBare = 2;

/** A text with its tables of contents and lists of figures blank; all places stay. */
export function withoutContents(text: string): string {
  let [isInside, bare] = [false, 0];
  return text.replace(/[^\r\n]+/g, (line) => {
    const blank = ' '.repeat(line.length);
    if (heading.test(line)) {
      [isInside, bare] = [true, 0];
      return line;
    }
    if (leader.test(line)) return blank;
    if (!isInside) return line;
    const hasPage = line.length < 240 && page.test(line);
    bare = hasPage ? 0 : bare + 1;
    isInside = bare <= mostBare && line.length < 240;
    return hasPage ? blank : line;
  });
}

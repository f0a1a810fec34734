import { comparable } from '@citewright/record';
import type { DatedCallOut } from '../call-outs/dated-call-out.ts';
import type { Entry } from '../list/entries.ts';
import type { Advice, AdvicePlace } from '../paper.ts';

// Quotations whose citation names no page.

/** Quotation marks of languages, outer ones: words between them in one paragraph. */
const quotation =
  /[“"„]([^“”"„\n]{20,1200})[”"“]|«\s?([^«»\n]{20,1200})\s?»|»([^«»\n]{20,1200})«|「([^「」\n]{10,600})」/gu;
/** With fewer words it is a term, a title or a distance. */
const fewest = 6;

const placeWords =
  /\d|(?<!\p{L})(?:pp?|pág|págs|par[aá]?|paras|ch|chap|cap|sec|sect|seção|loc|pos|kindle|s\.?\s?p|n\.?\s?p|s\/p|n\.?\s?pag|online|abstract|lines?|v|vv|fol)(?!\p{L})/iu;
/** Before words in quotation marks that somebody was asked or that are a name. */
const noQuotation =
  /(?:\b(?:items?|questions?|statements?|entitled|titled|called|named|e\.g\.|example|asked|article|book|chapter|film|song|poem|project|report|intitulad[oa]|denominad[oa]|titulad[oa]|chamad[oa]|llamad[oa]|ítem|pergunta|pregunta|livro|libro|obra|artigo|artículo|filme|intitulée?|genannt|titre)\b)[^.]{0,25}$/iu;
/** Works that are cited by an article or a moment, not by a page. */
const unpaged =
  /(?<!\p{L})(?:lei|leis|law|act|decreto|portaria|resolu\p{L}+|constitu\p{L}+|gesetz|loi|ley|aula|lecture|palestra|entrevista|interview|podcast|video|vídeo|youtube|blog|twitter|dataset|software|film|filme|song)(?!\p{L})/iu;

/** What a citation says behind its year, up to the end of its bracket or the next work. */
const behind = (text: string, { end }: { end: number }) =>
  /^[^()[\];\n]{0,80}/u.exec(text.slice(end, end + 80))?.[0] ?? '';

/** Whether an entry is surely of a work with pages: of a journal, a book, a chapter. */
const hasPages = ({ item, text }: Entry) =>
  !unpaged.test(text) &&
  (item.page !== undefined ||
    item.volume !== undefined ||
    (item.publisher !== undefined && item.URL === undefined));

/** Characters between a quotation and the bracket behind it. */
const gap =
  /^[.,;:!?…”"»’)\s]{0,4}[([](?:(?:apud|cf\.|in|see|cited in|qtd\. in|citado por|als zitiert)\s+)?$/iu;

/** Advice on quotations with a citation right behind them that names no page. */
export function quotationPages(
  callOuts: readonly DatedCallOut[],
  entries: readonly Entry[],
  text: string,
): Advice[] {
  const titles = new Set(
    entries.map(({ item }) => comparable(typeof item.title === 'string' ? item.title : '')),
  );
  const sorted = callOuts
    .map((own, callout) => ({ ...own, callout }))
    .sort((one, other) => one.start - other.start);
  const quoted = Array.from(
    text.matchAll(quotation),
    ({ 0: whole, 1: one, 2: two, 3: three, 4: four, index }) => ({
      start: index,
      end: index + whole.length,
      words: one ?? two ?? three ?? four ?? '',
    }),
  );
  let at = 0;
  const places = quoted.flatMap(({ start, end, words }): AdvicePlace[] => {
    while ((sorted[at]?.start ?? Infinity) < end) at += 1;
    const cited = sorted[at];
    if (!cited || cited.isRepeat || cited.start - end > 30 || !gap.test(text.slice(end, cited.start)))
      return [];
    const [reference] = cited.refs;
    const entry = reference === undefined ? undefined : entries[reference];
    if (!entry || !hasPages(entry) || (words.match(/\p{L}+/gu)?.length ?? 0) < fewest) return [];
    if (
      placeWords.test(behind(text, cited)) ||
      /\d.*\d{4}|\d{4}.*[:,]\s*\d/u.test(text.slice(cited.start, cited.end))
    )
      return [];
    if (titles.has(comparable(words)) || noQuotation.test(text.slice(Math.max(0, start - 60), start)))
      return [];
    return [
      {
        start: cited.start,
        end: cited.end,
        callout: cited.callout,
        ...(reference !== undefined && { reference }),
      },
    ];
  });
  return places.length === 0
    ? []
    : [
        {
          kind: 'quotation-page',
          values: {},
          places,
        },
      ];
}

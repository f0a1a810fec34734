import { styleIds } from '@citewright/styles';

/** Details of a work as a user types them, and as a registry holds them. */
export interface Work {
  title: string;
  authors: [family: string, given: string][];
  year: number;
  journal: string;
  publisher: string;
  volume: number;
  issue: number;
  firstPage: number;
  doi: string;
}

const families =
  'Okafor,Lindqvist,Moreau,Tanaka,Hernández,Kowalska,O’Brien,van Dijk,Yılmaz,Chaudhary,Ferrari,Novák'.split(
    ',',
  );
const givens = 'Ada,Bo,Claire M.,Daichi,Elena,Filip,Gráinne,Hendrik,İpek,Jaya,Kasia R.,Lars'.split(',');
const subjects =
  'tidal energy,urban foxes,early reading,soil carbon,sleep in adolescents,medieval trade,protein folding,coastal erosion'.split(
    ',',
  );
const openings =
  'A longitudinal study of,Rethinking,The hidden costs of,New evidence on,Measuring,Twenty years of research on'.split(
    ',',
  );
const endings =
  'a systematic review,lessons from three countries,what teachers should know,methods and limits'.split(',');
const journals =
  'Journal of Applied Ecology,Learning and Instruction,Energy Policy,Past & Present,Sleep Medicine Reviews'.split(
    ',',
  );
const publishers = 'Oxford University Press,Routledge,Springer,Manchester University Press'.split(',');

const from = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

/** The work of a number: always the same one, and different from most others. */
export function workOf(at: number): Work {
  return {
    title: `${from(openings, at)} ${from(subjects, at * 5 + 1)}: ${from(endings, at * 3)}`,
    authors: Array.from({ length: 1 + (at % 5) }, (_, place) => [
      from(families, at * 7 + place * 5),
      from(givens, at * 3 + place),
    ]),
    year: 1985 + ((at * 11) % 40),
    journal: from(journals, at * 2 + 1),
    publisher: from(publishers, at),
    volume: 1 + (at % 90),
    issue: 1 + (at % 12),
    firstPage: 1 + ((at * 37) % 900),
    doi: `10.5555/bench.${at}`,
  };
}

/** The body of `POST /api/citations` for typed details. */
export function manualForm(at: number): object {
  const { title, authors, year, publisher } = workOf(at);
  return {
    format: from(styleIds, at),
    inputType: 'manual',
    sourceInput: 'manual',
    manualData: {
      title: `${title} ${at}`,
      authors: authors.map(([family, given]) => `${family}, ${given}`).join('; '),
      year: String(year),
      sourceType: from(['book', 'article', 'website', 'report', 'conference'], at * 3),
      publisher,
    },
  };
}

/** An article as Crossref describes it, as far as it is read. */
export function crossrefWork(doi: string): object {
  const { title, authors, year, journal, volume, issue, firstPage } = workOf(
    Number(doi.replace(/\D+/g, '').slice(-6)),
  );
  return {
    DOI: doi,
    type: 'journal-article',
    title: [title],
    author: authors.map(([family, given]) => ({ family, given })),
    issued: { 'date-parts': [[year]] },
    'container-title': [journal],
    volume: String(volume),
    issue: String(issue),
    page: `${firstPage}-${firstPage + 18}`,
    publisher: 'Bench',
  };
}

import { formatReference } from '@citewright/formatting';
import { aboutStyle, followersOf, ownStyleId, styleFacts } from '@citewright/styles';
import { type CitationStyle, citationStylePath } from '~/content/citation-styles/citation-style.ts';
import { styleGroups } from '~/content/citation-styles/citation-styles.ts';
import { type SampleWork, sampleWorks } from '~/content/citation-styles/works.ts';
import { styleFields, styleKinds } from '~/content/more-styles.ts';
import type { Work } from '~/content/style-guides/record.ts';
import { identifierLink, typedLink } from '~/tool-link/tool-link.ts';
import { anchorOf, citedOf, type ShownExample, type ShownInText } from './build-style-guide.ts';
import { styleHabits } from './probe-style.ts';

/** A line of the table of facts. Names of journals and styles are not our words: they follow the value. */
export interface StyleFact {
  label: string;
  value: string;
  href?: string;
  names?: readonly string[];
}

/** The page of a popular style: its references are formatted by our engine. */
export interface ShownCitationStyle extends Pick<CitationStyle, 'id' | 'slug' | 'name' | 'purpose'> {
  facts: StyleFact[];
  examples: ShownExample[];
  inText: ShownInText[];
  /** What the tool calls it: our own style where we tend one. */
  toolStyle: string;
  /** Our longer guide to the same style, if there is one. */
  guide: string | undefined;
  /** Other pages of the same group. */
  neighbours: { path: string; name: string }[];
}

function showWork({ kind, work }: SampleWork, { id, slug }: CitationStyle): ShownExample {
  const reference = formatReference(work, id);
  const path = citationStylePath({ slug });
  const tryLink =
    work.DOI === undefined
      ? typedLink(path, ownStyleId(id), work)
      : identifierLink(path, ownStyleId(id), String(work.DOI));
  const cited = citedOf(reference).filter(
    ({ html }) => html !== reference.html && !/^\W*<sup>|^\W*\d+\W*$/.test(html),
  );
  return { id: anchorOf(kind), kind, html: reference.html, cited, ...(tryLink !== undefined && { tryLink }) };
}

type FormName = 'parenthetical' | 'narrative' | 'note' | 'shortNote';

interface Situation {
  situation: string;
  form: FormName;
  /** Position of the work among the ten. */
  work: number;
  page?: string;
}

/** The in-text citations that are shown; a style prints either the first two forms or the last two. */
const situations: readonly Situation[] = [
  { situation: 'At the end of a statement', form: 'parenthetical', work: 0 },
  { situation: 'With the page', form: 'parenthetical', work: 0, page: '266' },
  { situation: 'With the author in your sentence', form: 'narrative', work: 0 },
  { situation: 'Two authors', form: 'parenthetical', work: 2 },
  { situation: 'An organisation', form: 'parenthetical', work: 5 },
  { situation: 'First note, with the page', form: 'note', work: 0, page: '266' },
  { situation: 'Later note, with the page', form: 'shortNote', work: 0, page: '267' },
  { situation: 'A book, first note', form: 'note', work: 1, page: '52' },
  { situation: 'A book, later note', form: 'shortNote', work: 1, page: '52' },
];

function showSituations(style: string, works: readonly Work[]): ShownInText[] {
  const seen = new Set<string>();
  return situations.flatMap(({ situation, form, work, page }) => {
    const place = page === undefined ? undefined : { label: 'page', value: page };
    const cited = works[work];
    const html = cited && formatReference(cited, style, place).inTextForms[form]?.html.trim();
    if (!html || seen.has(html)) return [];
    seen.add(html);
    return [{ situation, html }];
  });
}

/** How many journals ask for a style, with examples; undefined if the catalogue knows none. */
function usedBy({ id, journals = [] }: CitationStyle): StyleFact | undefined {
  const followers = followersOf(id);
  const missing = journals.find((name) => !followers.some(({ title }) => title === name));
  if (missing !== undefined) throw new Error(`${missing} does not point to ${id} in the catalogue`);
  if (followers.length === 0) return undefined;
  const count = followers.length === 1 ? 'One entry' : `${followers.length} entries`;
  const label = 'Journals that ask for it';
  const value = `${count} of our catalogue`;
  return journals.length === 0 ? { label, value } : { label, value: `${value}, such as `, names: journals };
}

function factsOf(style: CitationStyle): StyleFact[] {
  const { id, prescribedBy, manual } = style;
  const known = styleFacts(id);
  if (!known) throw new Error(`${id} is not in the catalogue`);
  const fields = known.fields.flatMap((field) => styleFields[field] ?? []).join(', ');
  const used = usedBy(style);
  const { order, authors, journals, titles } = styleHabits(id);
  return [
    { label: 'Prescribed by', value: prescribedBy },
    { label: 'Manual', value: manual.title, href: manual.href },
    { label: 'In our catalogue', value: '', names: [known.title] },
    { label: 'In the text', value: styleKinds[known.kind].words },
    { label: 'The list', value: order },
    { label: 'Many authors', value: authors },
    { label: 'Titles of articles', value: titles },
    ...(journals ? [{ label: 'Names of journals', value: journals }] : []),
    ...(fields ? [{ label: 'Fields', value: fields }] : []),
    ...(used ? [used] : []),
  ];
}

/** Formats everything on a style's page. Runs at build time, as the guides do. @throws if the catalogue contradicts the text */
export function buildCitationStyle(style: CitationStyle): ShownCitationStyle {
  const { id, slug, name, purpose, legalCase } = style;
  const film = sampleWorks.length - 1;
  const works = sampleWorks.map((sample, at) =>
    legalCase && at === film ? { kind: 'Court case', work: legalCase } : sample,
  );
  const toolStyle = ownStyleId(id);
  const group = styleGroups.find(({ styles }) => styles.includes(style));
  return {
    id,
    slug,
    name,
    purpose,
    facts: factsOf(style),
    examples: works.map((sample) => showWork(sample, style)),
    inText: showSituations(
      id,
      works.map(({ work }) => work),
    ),
    toolStyle,
    guide: aboutStyle(aboutStyle(toolStyle)?.variantOf ?? toolStyle)?.guide,
    neighbours: (group?.styles ?? [])
      .filter((other) => other !== style)
      .map((other) => ({ path: citationStylePath(other), name: other.name })),
  };
}

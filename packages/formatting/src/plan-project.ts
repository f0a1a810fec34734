import type { Citation, CitationForm, Cite, Item, Processor } from '@citewright/csl';
import { type Style, styleOf } from '@citewright/styles';
import { FormattingError } from './error.ts';
import { firstForm, type InTextForms, inTextForms, type Printed, tidyCitation } from './in-text-forms.ts';
import {
  type CitedPlace,
  citeOf,
  entryOrCitation,
  prepareItem,
  type Reference,
  toEntry,
  toReference,
} from './reference.ts';
import { withShortTitles } from './short-title.ts';

/** An entry of a list, rendered when it is asked for. */
interface PlannedEntry {
  id: Item['id'];
  /** The title as the style capitalises it. */
  title: Item['title'];
  /** The bibliography entry alone. */
  entry(): Printed;
}

/** A reference among the others of its project, rendered when it is asked for. */
export interface PlannedReference extends PlannedEntry {
  reference(): Reference;
}

/** Equal ids that an error names. */
const named = 10;

/** @throws FormattingError where items share an id: the processor would print one of them. */
function refuseEqualIds(items: readonly Item[]): void {
  const ids = items.map(({ id }) => String(id));
  if (new Set(ids).size === ids.length) return;
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) < at));
  throw new FormattingError([...repeated].slice(0, named));
}

/** The section of a list in which each work stands, by its id: of those that are not named it is 0, the first. */
export type SectionsOfWorks = ReadonlyMap<Item['id'], number>;

/** A document with these items, which cites nothing yet. */
function* begin(
  items: readonly Item[],
  style: Style,
  sections: SectionsOfWorks = new Map(),
): Generator<undefined, [Processor, Item[]]> {
  refuseEqualIds(items);
  const prepared: Item[] = [];
  const sectionOf = ({ id }: Item) => sections.get(id) ?? 0;
  for (const item of items.toSorted((one, other) => sectionOf(one) - sectionOf(other))) {
    prepared.push(prepareItem(item, style));
    yield;
  }
  const processor = style.csl.processor();
  processor.addItems(withShortTitles(prepared, style));
  processor.setSections(new Map(Array.from(sections, ([id, section]) => [String(id), section])));
  return [processor, prepared];
}

/** All forms in which a work is cited, at a place perhaps. */
const formsOf = (processor: Processor, style: Style, id: Item['id'], place?: CitedPlace) =>
  inTextForms(style.csl.class, place !== undefined, (form) => processor.citation([citeOf(id, place)], form));

/** The entries of a document, in the order of the style. */
function entriesOf(processor: Processor, prepared: readonly Item[], style: Style): PlannedEntry[] {
  const cited = (id: Item['id']) => firstForm(formsOf(processor, style, id));
  const entries = processor.plan();
  // A style without a bibliography, such as Bluebook, lists the full notes in the order of citing.
  const listed: readonly { id: Item['id']; item: Item; render: () => Printed }[] =
    entries.length > 0
      ? entries
      : prepared.map((item) => ({ id: item.id, item, render: () => cited(item.id) }));
  return listed.map(({ id, item, render }) => ({
    id,
    title: item.title,
    entry: () =>
      toEntry(
        entryOrCitation(render(), () => cited(id)),
        style,
        item,
      ),
  }));
}

/**
 * Puts the items of a project in the order of a style and disambiguates them, in small steps between which the caller may do
 * other work. `items` are in the order of first citing. Each section of the list is sorted, and numbers run on over them.
 * @throws FormattingError for items with equal ids; StyleError
 */
export function* planProject(
  items: readonly Item[],
  styleId: string,
  places: ReadonlyMap<Item['id'], CitedPlace> = new Map(),
  sections?: SectionsOfWorks,
): Generator<undefined, PlannedReference[]> {
  const style = styleOf(styleId);
  const [processor, prepared] = yield* begin(items, style, sections);
  processor.replace(items.map(({ id }) => ({ id: String(id), cites: [{ id }] })));
  yield* processor.read();
  return entriesOf(processor, prepared, style).map((planned) => {
    const { id, entry } = planned;
    return {
      ...planned,
      reference: () => toReference(entry(), formsOf(processor, style, id, places.get(id))),
    };
  });
}

/** A work that is cited with others, at a place perhaps, with words of the writer around it. */
export interface CitedWork {
  id: Item['id'];
  place?: CitedPlace | undefined;
  /** "see", "cf." */
  prefix?: string | undefined;
  /** "for another view" */
  suffix?: string | undefined;
  /** The sentence names the authors already: "(2019)". */
  suppressAuthor?: boolean | undefined;
  /** The names alone: "Cortes and Vapnik". Where one work has this, all have. */
  authorOnly?: boolean | undefined;
}

/** A citation of one or more works of a list. */
export interface CitedTogether {
  works: readonly CitedWork[];
  /** The works stay in this order, also in a style that sorts them. */
  unsorted?: boolean | undefined;
}

/** Words before a cite stand apart from it, unless they end in a bracket or a quotation mark that opens. */
const before = (prefix: string): string => (/[\s([“‘«\u2019'"]$/.test(prefix) ? prefix : `${prefix} `);

/** Words behind a cite stand apart from it, but marks and a number's letter do not. */
const behind = (suffix: string): string => (/^[\s,;.:!?)\]]/.test(suffix) ? suffix : ` ${suffix}`);

function citeOfWork({ id, place, prefix, suffix, suppressAuthor, authorOnly }: CitedWork): Cite {
  return {
    ...citeOf(id, place),
    prefix: prefix && before(prefix),
    suffix: suffix && behind(suffix),
    suppressAuthor,
    authorOnly,
  };
}

/** The forms of one citation. Only a work that stands alone is "ibid."; names alone have one form, and without names none is a sentence. */
function formsOfCitation(
  processor: Processor,
  style: Style,
  { works, unsorted }: CitedTogether,
): InTextForms {
  const cites = works.map(citeOfWork);
  const cite = (form: CitationForm) => processor.citation(cites, { ...form, unsorted });
  if (works.some(({ authorOnly }) => authorOnly)) return { narrative: tidyCitation(cite({})) };
  const hasPlace = works.some(({ place }) => place !== undefined);
  const positions = (form: CitationForm) => form.positions && works.map(() => form.positions?.[0]);
  const { narrative, ibid, ...forms } = inTextForms(style.csl.class, hasPlace, (form) =>
    cite({ ...form, positions: positions(form) }),
  );
  return {
    ...forms,
    ...(narrative && !works.some(({ suppressAuthor }) => suppressAuthor) && { narrative }),
    ...(ibid && works.length === 1 && { ibid }),
  };
}

/** Prints citations of the works of a list in one style. */
export type CitationPrinter = (citation: CitedTogether) => InTextForms;

/**
 * Prints citations of works of a list as the style has it: "(Cortes & Vapnik, 1995, p. 273; Shannon, 1948)", "[1]–[3]", or notes. `items` is the whole
 * list in the order of first citing, by which works are numbered and told apart, in its `sections`. It is read in small steps, like that of `planProject`.
 * @throws FormattingError for items with equal ids; StyleError
 */
export function* planCitations(
  items: readonly Item[],
  styleId: string,
  sections?: SectionsOfWorks,
): Generator<undefined, CitationPrinter> {
  const style = styleOf(styleId);
  const [processor] = yield* begin(items, style, sections);
  processor.replace(items.map(({ id }) => ({ id: String(id), cites: [{ id }] })));
  yield* processor.read();
  return (citation) => formsOfCitation(processor, style, citation);
}

/** `planCitations` in one go. */
export const citationPrinter = (
  items: readonly Item[],
  styleId: string,
  sections?: SectionsOfWorks,
): CitationPrinter => atOnce(planCitations(items, styleId, sections));

function atOnce<Result>(steps: Generator<undefined, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** `planProject` in one go. */
export function planAtOnce(...project: Parameters<typeof planProject>): PlannedReference[] {
  return atOnce(planProject(...project));
}

/** A citation of a document: the cites of one bracket, or of the note with this number. */
export type PlannedCitation = Omit<Citation, 'id'>;

/** The list and the citations of a document, formatted together. */
export interface PlannedDocument {
  /** In the order of the style. */
  entries: PlannedEntry[];
  /** As they stand in the document, in its order. */
  citations: Printed[];
}

/**
 * Puts the works of a document in the order of a style and prints its citations: numbered in the order of
 * citing or of the list, told apart, with what the style prints of later ones. Works that are cited nowhere are listed, too. In small steps
 * like `planProject`. `items` have different ids, which the cites name.
 */
export function* planDocument(
  items: readonly Item[],
  citations: readonly PlannedCitation[],
  styleId: string,
): Generator<undefined, PlannedDocument> {
  const style = styleOf(styleId);
  const [processor, prepared] = yield* begin(items, style);
  processor.replace(citations.map((citation, at) => ({ id: String(at), ...citation })));
  const cited = new Set(citations.flatMap(({ cites }) => cites.map(({ id }) => String(id))));
  processor.setUncited(items.flatMap(({ id }) => (cited.has(String(id)) ? [] : [id])));
  yield* processor.read();
  return {
    entries: entriesOf(processor, prepared, style),
    citations: processor.citations().map(tidyCitation),
  };
}

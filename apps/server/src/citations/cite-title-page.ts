import { agreementOf, type NamedIdentifier, type TitlePage } from '@citewright/paper';
import { type Evidence, familyOf, type Item, type Notice, plainOf, yearOf } from '@citewright/record';
import { type FoundWork, ResolveError, type ResolveOptions, type Resolver } from '@citewright/resolver';
import { tellNotice } from '@citewright/words';
import { ProblemError } from '../problem.ts';
import { type Finding, find } from './find.ts';
import { fitWork } from './fit-work.ts';

/** Authors that a search names. */
const mostSearched = 3;
/** Other works that are offered. */
const mostOffered = 4;

/** Places at which a page names its own work: another work there is worth a word. */
const ofItself: ReadonlySet<NamedIdentifier['place']> = new Set(['metadata', 'stamp', 'labelled']);

/** Whether a register failed, rather than said that it has no such work. @throws what is neither */
function isFailureOfRegister(error: unknown): boolean {
  if (!(error instanceof ResolveError) || error.code === 'OVERLOADED') throw error;
  return !error.code.endsWith('_NOT_FOUND') && error.code !== 'PAGE_WITHOUT_TITLE';
}

interface Looked {
  finding?: Finding;
  /** What its identifiers lead to in place of its work. */
  notices: Notice[];
  /** Some register failed. */
  isPartial: boolean;
}

const leadsElsewhere = ({ value }: NamedIdentifier, { title }: Item): Notice => ({
  code: 'sources-disagree',
  values: { among: 'page and register', doi: value, title: plainOf(title) ?? '' },
  fields: ['DOI'],
  url: `https://doi.org/${value}`,
});

/** The record of the first identifier whose title is the page's own; others are those of cited works. */
async function byIdentifiers(
  page: TitlePage,
  resolver: Resolver,
  today: Date,
  options: ResolveOptions,
): Promise<Looked> {
  const notices: Notice[] = [];
  let isPartial = false;
  for (const identifier of page.identifiers) {
    const { kind, value, place } = identifier;
    try {
      const finding = await find({ kind, value }, resolver, today, options);
      const { title, people, isTelling } = agreementOf(page, finding.item);
      if (title && (people || isTelling)) return { finding, notices, isPartial };
      if (kind === 'doi' && ofItself.has(place)) notices.push(leadsElsewhere(identifier, finding.item));
    } catch (error) {
      isPartial ||= isFailureOfRegister(error);
    }
  }
  return { notices, isPartial };
}

/** How much of a record beside title and people stands on the pages: where it appeared, and when. */
function grounds({ text }: TitlePage, { 'container-title': container, publisher, issued }: Item): number {
  const place = plainOf(container) ?? plainOf(publisher) ?? '';
  const year = yearOf(issued);
  const isThere = place !== '' && text.toLowerCase().includes(place.toLowerCase());
  return (isThere ? 2 : 0) + (year !== undefined && text.includes(String(year)) ? 1 : 0);
}

interface Searched {
  fitting: FoundWork[];
  isPartial: boolean;
}

/** The works of a search by title and people that have both, the likeliest first. */
async function bySearch(page: TitlePage, resolver: Resolver, options: ResolveOptions): Promise<Searched> {
  const { title, author = [] } = page.item;
  const words = [plainOf(title), ...author.slice(0, mostSearched).map(familyOf)].join(' ');
  try {
    const { works, unanswered } = await resolver.search(words, options);
    const fitting = works.filter(({ item, about }) => {
      const agreement = agreementOf(page, item);
      return !about && agreement.title && (agreement.people ?? agreement.isTelling);
    });
    return {
      fitting: fitting.toSorted((one, other) => grounds(page, other.item) - grounds(page, one.item)),
      isPartial: unanswered.length > 0,
    };
  } catch (error) {
    return { fitting: [], isPartial: isFailureOfRegister(error) };
  }
}

/** The whole record of a work that a search found, by its DOI where it has one. */
async function wholeRecord(work: FoundWork, resolver: Resolver, today: Date, options: ResolveOptions) {
  const { DOI } = work.item;
  if (DOI === undefined) return work;
  try {
    return await find({ kind: 'doi', value: String(DOI) }, resolver, today, options);
  } catch (error) {
    isFailureOfRegister(error);
    return work;
  }
}

/** What the pages themselves say, where no register has the work. */
function asPrinted({ item }: TitlePage, notices: Notice[]): Finding {
  const fields = Object.keys(item).filter((field) => field !== 'id' && field !== 'type');
  const evidence: Evidence = Object.fromEntries(fields.map((field) => [field, { source: 'title-page' }]));
  return { ...fitWork({ item, evidence, verification: 'given-page', notices }), alternatives: [] };
}

/**
 * The work of a title page: the record of an identifier that it names, else one that a search by its words finds, else what it says itself. A
 * record counts only where its title is that of the page.
 * @throws ProblemError for pages without a title, ResolveError where this server has no turn left
 */
export async function citeTitlePage(
  page: TitlePage,
  resolver: Resolver,
  today: Date,
  options: ResolveOptions,
): Promise<Finding> {
  const looked = await byIdentifiers(page, resolver, today, options);
  if (looked.finding)
    return { ...looked.finding, notices: [...looked.finding.notices, ...looked.notices.map(tellNotice)] };
  if (!page.item.title) throw new ProblemError('PDF_WITHOUT_TITLE');
  const { fitting, isPartial } = await bySearch(page, resolver, options);
  const [best, ...others] = fitting;
  if (best) {
    const { item, evidence, record, notices } = await wholeRecord(best, resolver, today, options);
    return {
      ...fitWork({
        item,
        evidence,
        record,
        verification: 'matched',
        notices: [...notices, ...looked.notices],
      }),
      ...(best.confidence !== undefined && { confidence: best.confidence }),
      alternatives: others.slice(0, mostOffered),
    };
  }
  return asPrinted(page, [
    { code: 'title-page', values: { isPartial: isPartial || looked.isPartial } },
    ...looked.notices,
  ]);
}

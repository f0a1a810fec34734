import { formatReference, itemFromManual, planProject } from '@citewright/formatting';
import { detectFormat, type FormatId, readRecords, writeRecords } from '@citewright/interchange';
import { readPaper } from '@citewright/paper';
import { type Item, readNames } from '@citewright/record';
import { parseReference, splitReferences } from '@citewright/references';
import { compareItems } from '@citewright/resolver';
import { findingSentence } from '@citewright/words';
import { parseWork } from '../../../packages/registers/src/sources/crossref/parse.ts';
import { parseDoi } from '../../../packages/registers/src/sources/datacite/parse.ts';
import { readJson } from '../../corpora.ts';
import { countRight } from '../../report.ts';
import type { Suite } from '../../suite.ts';

/** An input that another program got wrong, with what the result must and must not hold. */
interface ReportedCase {
  id: string;
  how: string;
  input: string | Item[] | Record<string, unknown>;
  must_have: string[];
  must_not_have: string[];
}

const today = new Date('2026-11-25T00:00:00Z');

const textOf = (input: unknown) => String(input);

function itemsOf(from: string, input: ReportedCase['input']): Item[] {
  if (from === 'csl') return (input as Item[]).map((item, at) => ({ ...item, id: String(at) }));
  if (from === 'manual') return [itemFromManual(input as never, today)];
  const format = from === 'auto' ? detectFormat(textOf(input)) : (from as FormatId);
  return [...readRecords(textOf(input), { ...(format && { format }) })].flatMap(({ item }) => item ?? []);
}

/** A list as a style prints it, with the in-text form behind each entry. */
function printed(items: readonly Item[], style: string): string {
  const steps = planProject(items, style);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value
    .map((planned) => planned.reference())
    .map(({ text, inText }) => `${text}   ⟦${inText}⟧`)
    .join('\n');
}

async function paperOf(text: string): Promise<string> {
  const paper = await readPaper({ name: 'paper.txt', bytes: new TextEncoder().encode(text) } as never);
  const callouts = paper.callouts.map(({ text: printed, refs }) => [printed, refs]);
  const kinds = paper.findings.map((finding) => `${finding.kind} ${findingSentence(finding)}`);
  return `${kinds.join('\n')}\n${JSON.stringify(callouts)}\nREFS ${paper.references.length}`;
}

const crossrefAnswer = (fields: object) => ({
  status: 'ok',
  'message-type': 'work',
  message: { DOI: '10.1000/1', type: 'journal-article', title: ['Rivers'], ...fields },
});

const dataciteAnswer = (fields: object) => ({
  data: {
    id: '10.1000/1',
    attributes: {
      doi: '10.1000/1',
      titles: [{ title: 'Rivers' }],
      publisher: 'Fjord',
      publicationYear: 2020,
      types: { resourceTypeGeneral: 'Dataset' },
      ...fields,
    },
  },
});

/** What the code makes of an input, as text. */
async function resultOf({ how, input }: ReportedCase): Promise<string> {
  if (how === 'parse') return JSON.stringify(parseReference(textOf(input)).item);
  if (how === 'names') return JSON.stringify(readNames(textOf(input)));
  if (how === 'paper') return await paperOf(textOf(input));
  if (how === 'crossref') return JSON.stringify(parseWork(crossrefAnswer(input as object))?.item);
  if (how === 'datacite') return JSON.stringify(parseDoi(dataciteAnswer(input as object))?.item);
  if (how === 'split') {
    const texts = splitReferences(textOf(input)).map(({ text }) => text);
    return `COUNT ${texts.length} ${texts.join('\n')}`;
  }
  if (how === 'compare') {
    const [one, other] = input as [Item, Item];
    return JSON.stringify(compareItems(one, other).differences);
  }
  const [from = '', target = ''] = how.split('>');
  const items = itemsOf(from, input);
  const [to = '', label, value] = target.split(':');
  if (to === 'csl') return JSON.stringify(items);
  if (to === 'bibtex') return [...writeRecords('bibtex', items)].join('');
  const [item] = items;
  if (item && label && value) return formatReference(item, to, { label, value } as never).inText;
  return printed(items, to);
}

/** Faults that people reported to other programs of this field. */
export const reports: Suite = async () => {
  const cases = readJson<ReportedCase[]>('reports/given.json');
  const results = await Promise.all(cases.map(async (given) => ({ given, result: await resultOf(given) })));
  return countRight('inputs after public reports of faults', results, ({ given, result }) => {
    const lacks = given.must_have.filter((text) => !result.includes(text));
    const holds = given.must_not_have.filter((text) => result.includes(text));
    return lacks.length + holds.length === 0
      ? undefined
      : `${given.id}: lacks ${JSON.stringify(lacks)}, holds ${JSON.stringify(holds)} in ${result}`;
  });
};

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Item } from '@citewright/record';
import { decodeText, readNames } from '@citewright/record';
import { parseReference } from '@citewright/references';
import { judge } from '@citewright/resolver';
import { corpora, readJson, readLines } from '../../corpora.ts';
import { percent, type Report } from '../../report.ts';
import { type Candidate, candidateOf, folded } from './works.ts';

/*
 * What registers really answered to searches for the references of nine submissions: the work with the title of the reference is to be
 * chosen where an answer holds it, and never another.
 */

const bars = { chosen: 0.97, other: 0.005 } as const;

interface Reference {
  id: string;
  text: string;
  fields: { title: string };
  /** `file` is null where the stored answer is empty. */
  answers: { service: string; file: string | null }[];
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of five services, read here only
type Body = any;

const namesOf = (text: string) => readNames(text.replace(/ \d{4}$/, ''));

function itemFrom(title: unknown, names: unknown[], year: unknown, place: unknown, doi: unknown): Item {
  return {
    id: '',
    type: 'article-journal',
    title: String(title ?? '').replace(/\.$/, ''),
    author: names.flatMap((name) => namesOf(String(name))),
    ...(year ? { issued: { 'date-parts': [[Number(year)]] } } : {}),
    ...(place ? { 'container-title': String(place) } : {}),
    ...(doi ? { DOI: String(doi).replace(/^https?:\/\/doi\.org\//, '') } : {}),
  };
}

const list = (value: Body): Body[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** The works of an answer, in the shape of each service. */
const readers: Record<string, (body: Body) => Item[]> = {
  crossref: ({ message }) =>
    list(message.items ?? message).map((work) =>
      itemFrom(
        work.title?.[0],
        list(work.author).map(({ family = '', given = '', name }) => name ?? `${family}, ${given}`),
        (work.issued ?? work.published)?.['date-parts']?.[0]?.[0],
        work['container-title']?.[0],
        work.DOI,
      ),
    ),
  openalex: (body) =>
    list(body.results ?? body).map((work) =>
      itemFrom(
        work.title,
        list(work.authorships).map(({ author }) => author.display_name),
        work.publication_year,
        work.primary_location?.source?.display_name,
        work.doi,
      ),
    ),
  semanticscholar: (body) =>
    list(body.data ?? body).map((work) =>
      itemFrom(
        work.title,
        list(work.authors).map(({ name }) => name),
        work.year,
        work.venue,
        work.externalIds?.DOI,
      ),
    ),
  dblp: ({ result }) =>
    list(result?.hits?.hit).map(({ info }) =>
      itemFrom(
        info.title,
        list(info.authors?.author).map(({ text }) => text),
        info.year,
        info.venue,
        info.doi,
      ),
    ),
  openreview: (body) => list(body).map((work) => itemFrom(work.title, list(work.authors), work.year, '', '')),
};

function candidatesOf({ answers }: Reference): Candidate[] {
  return answers.flatMap(({ service, file }) => {
    if (file === null) return [];
    const { body } = readJson<{ body: Body }>(`verify/recorded/${file}`);
    return (readers[service]?.(body) ?? []).filter(({ title }) => title !== '').map(candidateOf);
  });
}

/** Letters in a row by which titles are compared: a typing mistake changes three of them. */
const grams = (text: string) =>
  new Set(Array.from({ length: Math.max(1, text.length - 2) }, (_, at) => text.slice(at, at + 3)));

/** Whether two titles are one: either may stand inside the other, or have a typing mistake. */
function isTitle(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((title) => folded(decodeText(title)))
    .sort((first, second) => first.length - second.length);
  if (short === long || (short.length > 12 && long.includes(short))) return true;
  const [some, many] = [grams(short), grams(long)];
  const shared = [...some].filter((gram) => many.has(gram)).length;
  return (2 * shared) / (some.size + many.size) > 0.85;
}

/**
 * Whether a record has the title of a reference: that of its fields, or one that stands whole in its text. The fields were read by a model,
 * which took some authors for the title.
 */
function isOf({ fields, text }: Reference, title: string): boolean {
  const whole = folded(decodeText(title));
  return isTitle(fields.title, title) || (whole.length > 20 && folded(decodeText(text)).includes(whole));
}

/** Whether a record is the preprint whose number a reference gives: those are renamed. */
function isNumbered({ text }: Reference, { DOI: doi }: Item): boolean {
  const [, number] = /^10\.48550\/arxiv\.(\S+)$/i.exec(String(doi)) ?? [];
  return number !== undefined && text.includes(number);
}

export function measureRecorded(): Report[] {
  if (!existsSync(path.join(corpora, 'verify/recorded/references.ndjson'))) return [];
  const failures: string[] = [];
  let [held, chosen, others, all] = [0, 0, 0, 0];
  for (const reference of readLines<Reference>('verify/recorded/references.ndjson')) {
    const candidates = candidatesOf(reference);
    if (candidates.length === 0) continue;
    all += 1;
    const isHeld = candidates.some(({ item }) => isOf(reference, String(item.title)));
    const { item } = parseReference(reference.text);
    const { record } = judge(item, {
      text: reference.text,
      candidates,
      isUnanswered: false,
      isUncheckable: false,
    });
    const isRight =
      record !== undefined &&
      (isOf(reference, String(record.item.title)) || isNumbered(reference, record.item));
    if (isHeld) held += 1;
    if (isHeld && isRight) chosen += 1;
    else if (isHeld && !record) failures.push(`not chosen: ${reference.text}`);
    if (record && !isRight) {
      others += 1;
      failures.push(`another: ${reference.text} -> ${String(record.item.title)}`);
    }
  }
  const figure = [
    `held and chosen ${chosen} of ${held} (${percent(chosen / held)})`,
    `another chosen ${others} of ${all} (${percent(others / all)})`,
  ].join('; ');
  const isPassed = chosen >= held * bars.chosen && others <= all * bars.other;
  return [{ name: 'recorded searches', passed: isPassed, figures: [figure], failures }];
}

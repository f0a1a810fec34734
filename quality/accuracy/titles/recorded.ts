import { wordsOf } from '@citewright/record';
import { isClearTitle, rankTitles } from '../../../packages/finding/src/title/rank-titles.ts';
import { readQuery } from '../../../packages/finding/src/title/title-query.ts';
import { parseWorks as crossrefWorks } from '../../../packages/registers/src/sources/crossref/parse.ts';
import { parseOpenAlexWorks as openAlexWorks } from '../../../packages/registers/src/sources/openalex/parse.ts';
import { readJson, readLines } from '../../corpora.ts';
import type { Report } from '../../report.ts';
import { type Count, reportOf } from './measure.ts';

interface RecordedReference {
  fields: { title: string; authors?: string[] };
  text: string;
  /** A file for each answer that was kept. */
  answers: { service: string; file: string | null }[];
  /** The services with a hit of the same title. */
  titleIn: string[];
}

const parsers = { crossref: crossrefWorks, openalex: openAlexWorks };
type Service = keyof typeof parsers;

const isParsed = (service: string): service is Service => service in parsers;

const keyOf = (title: unknown): string =>
  wordsOf(String(title))
    .map(({ text }) => text)
    .join('')
    .slice(0, 40);

/** What somebody may type for a reference. */
const forms: Record<string, (reference: RecordedReference) => string> = {
  'the whole reference': ({ text }) => text,
  'its title, lower case': ({ fields }) => fields.title.toLowerCase(),
  'title and first author': ({ fields }) => `${fields.title} ${fields.authors?.[0]?.split(' ').at(-1) ?? ''}`,
};

/** Ranks what Crossref and OpenAlex really answered to searches for references: the hits around a work are real distractors. */
export function measureRecorded(): Report {
  const references = readLines<RecordedReference>('verify/recorded/references.ndjson').filter(({ titleIn }) =>
    titleIn.some(isParsed),
  );
  const counts = new Map<string, Count>();
  const failures: string[] = [];
  for (const reference of references) {
    const found = reference.answers.flatMap(({ service, file }) =>
      isParsed(service) && file !== null
        ? parsers[service](readJson<{ body: unknown }>(`verify/recorded/${file}`).body)
        : [],
    );
    // Some were looked up by their DOI only.
    if (found.length === 0) continue;
    for (const [form, typed] of Object.entries(forms)) {
      const text = typed(reference);
      const query = readQuery(text);
      const ranked = query ? rankTitles(query, found) : [];
      const place = ranked.findIndex(
        ({ record }) => keyOf(record.item.title) === keyOf(reference.fields.title),
      );
      const clear = query !== undefined && isClearTitle(query, ranked);
      const known = counts.get(form) ?? { asked: 0, first: 0, offered: 0, clear: 0, wrongClear: 0 };
      counts.set(form, {
        asked: known.asked + 1,
        first: known.first + Number(place === 0),
        offered: known.offered + Number(place >= 0),
        clear: known.clear + Number(clear),
        wrongClear: known.wrongClear + Number(clear && place !== 0),
      });
      if (place !== 0) failures.push(`${form}: ${text} -> ${ranked[0]?.record.item.title ?? 'nothing'}`);
    }
  }
  return reportOf('works among recorded answers of Crossref and OpenAlex', counts, failures, {
    first: 0.95,
    offered: 0.98,
    wrongClear: 0.01,
  });
}

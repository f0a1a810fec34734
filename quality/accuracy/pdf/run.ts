import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Item } from '@citewright/csl';
import { chromium } from '@playwright/test';
import { citeTitlePage } from '../../../apps/server/src/citations/cite-title-page.ts';
import { readTitlePage } from '../../../packages/paper/src/index.ts';
import { familyOf, isSameTitle, yearOf } from '../../../packages/record/src/index.ts';
import { corpora, readJson } from '../../corpora.ts';
import { percent, type Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { createIndexHttp, type Indexed } from '../in-text/index-http.ts';
import { resolverBefore } from '../in-text/resolver.ts';
import { createRandom } from '../titles/forms.ts';
import { isSame, readIndex } from '../titles/index-records.ts';
import { sampleOf } from '../titles/measure.ts';
import { layouts } from './layouts.ts';

/** Least share of right works, of the 15 recorded ones all but one, and most of wrong ones that nothing warns of. */
const bars = { right: 0.95, recorded: 14 / 15, wrong: 0.005 } as const;

const seed = Number(process.env.PDF_SEED ?? 20_261_128);
const perLayout = Number(process.env.PDF_PER_LAYOUT ?? 2);

/** A file, and its work. */
interface Sample {
  name: string;
  bytes: Uint8Array;
  item: Item;
  isUnregistered?: true | undefined;
}

/** Works that a title page can name: in Latin letters, by somebody, in some year. */
const isPrintable = ({ item }: Indexed) =>
  item.DOI !== undefined &&
  item.author?.[0]?.family !== undefined &&
  item.author[0].given !== undefined &&
  yearOf(item.issued) !== undefined &&
  /^[\p{sc=Latin}\p{P}\p{N}\s]{20,200}$/u.test(String(item.title));

async function printed(records: readonly Indexed[]): Promise<Sample[]> {
  const random = createRandom(seed);
  const works = sampleOf(records.filter(isPrintable), layouts.length * perLayout * 4, random).map(
    ({ item }) => item,
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  const samples: Sample[] = [];
  for (const { name, html, isUnregistered } of Array.from({ length: perLayout }, () => layouts).flat()) {
    const [item, ...cited] = works.splice(0, 4) as [Item, ...Item[]];
    await page.setContent(html({ item, cited }));
    samples.push({ name, bytes: await page.pdf({ preferCSSPageSize: true }), item, isUnregistered });
  }
  await browser.close();
  return samples;
}

/** The documents of the corpora that are there as PDF, and what they cite. */
function recorded(): { samples: Sample[]; cited: Item[] } {
  const folders = readdirSync(path.join(corpora, 'documents')).filter((folder) => {
    const files = readdirSync(path.join(corpora, 'documents', folder));
    return files.includes('document.pdf') && files.includes('gold.json');
  });
  const golds = folders.map((name) => {
    const file = `documents/${name}`;
    const bytes = readFileSync(path.join(corpora, file, 'document.pdf'));
    return { name, bytes, gold: readJson<Gold>(`${file}/gold.json`) };
  });
  return {
    samples: golds.map(({ name, bytes, gold: { source } }) => {
      const item: Item = {
        id: name,
        type: 'article-journal',
        title: source.title,
        DOI: source.doi,
        'container-title': source.journal,
      };
      return { name, bytes, item };
    }),
    cited: golds.flatMap(({ name, gold }) =>
      gold.references.flatMap(({ id, fields: { title, doi, authors, year } }): Item[] =>
        title && doi
          ? [
              {
                id: `${name} ${id}`,
                type: 'article-journal',
                title,
                DOI: doi,
                author: authors ?? [],
                ...(year && { issued: { 'date-parts': [[Number.parseInt(year, 10)]] } }),
              },
            ]
          : [],
      ),
    ),
  };
}

interface Gold {
  source: { title: string; doi: string; journal: string };
  references: {
    id: string;
    fields: { title?: string; doi?: string; year?: string; authors?: NonNullable<Item['author']> };
  }[];
}

type Outcome = 'right' | 'typed' | 'wrong' | 'failed';

const isTitlePage = (item: Item, other: Item) =>
  isSameTitle(String(item.title), String(other.title)) &&
  familyOf(item.author?.[0] ?? {}).toLowerCase() === familyOf(other.author?.[0] ?? {}).toLowerCase();

/** PDFs of twelve layouts and those of the corpora: the work that is cited, with the registers of the corpora. */
export const pdf: Suite = async () => {
  const index = readIndex();
  const { samples: own, cited } = recorded();
  const made = await printed(index);
  const unknown = made.filter(({ isUnregistered }) => isUnregistered).map(({ item }) => item);
  const records = [
    ...index.filter(({ item }) => !unknown.some((other) => isSame(item, other) || isTitlePage(item, other))),
    ...[...own.map(({ item }) => item), ...cited].map((item) => ({ item, citedBy: 0 })),
  ];
  const resolver = resolverBefore(createIndexHttp(records, async () => undefined));

  async function outcomeOf({ name, bytes, item, isUnregistered }: Sample): Promise<[Outcome, string]> {
    try {
      const page = await readTitlePage({ name, bytes });
      const found = await citeTitlePage(page, resolver, new Date('2026-11-28'), {});
      const isTyped = found.verification === 'given-page';
      const isRight = isTyped ? isUnregistered && isTitlePage(found.item, item) : isSame(found.item, item);
      const outcome = isRight ? 'right' : isTyped ? 'typed' : 'wrong';
      return [
        outcome,
        `${name}: ${item.title} -> ${outcome} ${found.item.title}, ${familyOf(found.item.author?.[0] ?? {})}`,
      ];
    } catch (error) {
      return ['failed', `${name}: ${item.title} -> ${error}`];
    }
  }

  async function report(name: string, samples: readonly Sample[], least: number): Promise<Report> {
    const outcomes: [Outcome, string][] = [];
    for (const sample of samples) outcomes.push(await outcomeOf(sample));
    const share = (wanted: Outcome) =>
      outcomes.filter(([outcome]) => outcome === wanted).length / samples.length;
    return {
      name,
      passed: share('right') >= least && share('wrong') <= bars.wrong,
      figures: [
        `${samples.length} files: right work ${percent(share('right'))}, what the pages say in place of a record ${percent(share('typed'))}, a wrong work without a warning ${percent(share('wrong'))}, refused ${percent(share('failed'))}`,
      ],
      failures: outcomes.filter(([outcome]) => outcome !== 'right').map(([, line]) => line),
    };
  }

  return [
    await report('PDFs in twelve layouts', made, bars.right),
    await report('PDFs of the corpora', own, bars.recorded),
  ];
};

import { parseReference } from '@citewright/references';
import type { CheckedWork } from '@citewright/resolver';
import { percent, type Report, tableOf } from '../../report.ts';
import { createRandom } from '../titles/forms.ts';
import { faults } from './faults.ts';
import { type Reference, referencesOf } from './references.ts';
import { webOf } from './web.ts';

/*
 * References to recorded pages as our engine prints their gold, in five styles and with planted faults, checked as a list is: whether each gets
 * the verdict that its fault deserves, and no difference besides. No page is used twice, and registers hold nothing.
 */

const bars = { all: 0.92, lost: 1 } as const;

/** Of the random numbers that choose pages and their order. */
const seed = 37;

/** References of one list: fewer than the pages that are opened for it. */
const ofList = 60;

/** Milliseconds for one reference. */
const patience = 20_000;

async function checkAll(references: readonly Reference[], web: ReturnType<typeof referencesOf>['web']) {
  const works = references.map(({ text }) => ({ item: parseReference(text).item, text }));
  const checked: CheckedWork[] = [];
  const resolver = webOf(web);
  for (let from = 0; from < works.length; from += ofList)
    await resolver.check(works.slice(from, from + ofList), async (place, run) => {
      checked[from + place] = await run(AbortSignal.timeout(patience));
    });
  return references.map((reference, place) => ({ ...reference, checked: checked[place] }));
}

type Outcome = Awaited<ReturnType<typeof checkAll>>[number];

const isRight = ({ fault, checked }: Outcome): boolean => checked !== undefined && fault.isRight(checked);

/** Nothing was read of these: what is said of the page is all that can be right. */
const lost = new Set(faults.slice(0, 5).map(({ name }) => name));

function line({ fault, style, text, checked }: Outcome): string {
  const differences = (checked?.differences ?? []).map(
    ({ field, listed, record }) => `${field}: ${listed} / ${record}`,
  );
  const notices = (checked?.notices ?? []).map(
    ({ code, values }) => `${code} ${'what' in values ? values.what : ''}`,
  );
  return `${fault.name}, ${style}: ${checked?.verdict} [${differences.join('; ')}] (${notices.join(', ')}): ${text}`;
}

/** Whether checked references to web pages get the right verdict. */
export async function verifyPages(): Promise<Report> {
  const { references, web } = referencesOf(createRandom(seed));
  const outcomes = await checkAll(references, web);
  const right = outcomes.filter(isRight).length;
  const ofLost = outcomes.filter(({ fault }) => lost.has(fault.name));
  const rows = faults.map(({ name, count }) => [
    name,
    String(count),
    String(outcomes.filter((one) => one.fault.name === name && isRight(one)).length),
  ]);
  const name = `${references.length} references to web pages`;
  return {
    name,
    passed: right >= outcomes.length * bars.all && ofLost.every(isRight),
    figures: [
      ...tableOf(name, ['fault', 'references', 'right verdict'], rows),
      `all: ${right} of ${outcomes.length} (${percent(right / outcomes.length)}, bar ${percent(bars.all)}); ` +
        `gone and closed: ${ofLost.filter(isRight).length} of ${ofLost.length} (bar all)`,
    ],
    failures: outcomes.filter((one) => !isRight(one)).map(line),
  };
}

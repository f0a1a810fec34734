import { readPaper } from '@citewright/paper';
import { measured } from '../../../packages/paper/src/grounds.ts';
import { percent, tableOf } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { scoreHeldPapers } from '../papers-held/run.ts';
import { documentsAs, hasDocuments } from './gold.ts';
import { judgedFalse, judgedTrue, reported } from './judged.ts';
import { squashed } from './places.ts';
import { type Score, scoreOf } from './score.ts';

/** A finding that is known to be true or not. */
interface Judged {
  /** The same in copies and other forms of a document; true in one and false in another, it counts as two. */
  id: string;
  form: 'txt' | 'docx' | 'pdf' | 'held' | 'reported';
  grounds: string;
  isTrue: boolean;
}

/** Letters by which a finding is known again. */
const known = 30;

type Graded = Score['graded'][number];

const wordsOf = ({ values }: Graded['finding']) =>
  String(Object.values(values).find((value) => typeof value === 'string') ?? JSON.stringify(values));

function judge(name: string, { finding, is }: Graded): boolean | undefined {
  const isNamed = (list: Readonly<Record<string, readonly string[]>>) =>
    list[name]?.some((words) => squashed(wordsOf(finding)).startsWith(squashed(words)));
  if (is !== 'unknown') return is === 'true';
  return isNamed(judgedTrue) ? true : isNamed(judgedFalse) ? false : undefined;
}

function judgedIn(form: Judged['form'], name: string, graded: readonly Graded[]): Judged[] {
  return graded.flatMap((own) => {
    const isTrue = judge(name, own);
    const { kind, grounds } = own.finding;
    const id = `${name} ${kind} ${squashed(wordsOf(own.finding)).slice(0, known)}`;
    return isTrue === undefined ? [] : [{ id, form, grounds, isTrue }];
  });
}

async function judgedFindings(): Promise<Judged[]> {
  const found: Judged[] = [];
  for (const form of ['txt', 'docx', 'pdf'] as const)
    for (const document of documentsAs(form)) {
      const { graded } = scoreOf(document, await readPaper(document.file));
      found.push(...judgedIn(form, document.name, graded));
    }
  for (const { name, graded } of await scoreHeldPapers()) found.push(...judgedIn('held', name, graded));
  for (const [grounds, all] of Object.entries(reported))
    found.push(...all.map((id) => ({ id, form: 'reported' as const, grounds, isTrue: false })));
  return found;
}

const countOf = (findings: readonly Judged[]): readonly [right: number, all: number] => {
  const once = new Map(findings.map(({ id, isTrue }) => [`${id} ${isTrue}`, isTrue]));
  return [[...once.values()].filter(Boolean).length, once.size];
};

/** How often findings are true, by what speaks for them: the table of `packages/paper/src/grounds.ts`. */
export const papersGrounds: Suite = async () => {
  if (!hasDocuments()) return [];
  const findings = await judgedFindings();
  const rows = Object.keys(measured).map((grounds) => {
    const own = findings.filter((finding) => finding.grounds === grounds);
    const of = (form: Judged['form']) => countOf(own.filter((finding) => finding.form === form)).join(' of ');
    return {
      grounds,
      all: countOf(own),
      cells: [of('txt'), of('docx'), of('pdf'), of('held'), of('reported')],
    };
  });
  const failures = rows.flatMap(({ grounds, all }) => {
    const written = measured[grounds as keyof typeof measured];
    return all.join() === written.join()
      ? []
      : [`'${grounds}': [${all.join(', ')}], and not ${written.join(' of ')}`];
  });
  return {
    name: 'papers: how often findings are true',
    passed: failures.length === 0,
    figures: tableOf(
      'Findings that are true, of those that are known, each once',
      ['grounds', 'all', 'share', 'text', 'Word', 'PDF', 'held back', 'reported'],
      rows.map(({ grounds, all: [right, all], cells }) => [
        grounds,
        `${right} of ${all}`,
        all === 0 ? '' : percent(right / all),
        ...cells,
      ]),
    ),
    failures,
  };
};

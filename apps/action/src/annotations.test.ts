import { expect, it, test } from 'vitest';
import { annotation, problemsIn, summary } from './annotations.ts';

const at = { level: 'warning', file: 'refs.bib', line: 3, message: 'The year differs.', title: 'Differs' };

const commands: [what: string, problem: typeof at | Record<string, unknown>, command: string][] = [
  ['stands at its line', {}, '::warning file=refs.bib,line=3,title=Differs::The year differs.'],
  ['is an error', { level: 'error' }, '::error file=refs.bib,line=3,title=Differs::The year differs.'],
  ['has a file and no line', { line: undefined }, '::warning file=refs.bib,title=Differs::The year differs.'],
  [
    'keeps its lines in one command',
    { message: 'one\n::error::two\r\n100%' },
    '::warning file=refs.bib,line=3,title=Differs::one%0A::error::two%0D%0A100%25',
  ],
  [
    'has a file whose name looks like more properties',
    { file: 'a,line=1::b.bib' },
    '::warning file=a%2Cline=1%3A%3Ab.bib,line=3,title=Differs::The year differs.',
  ],
  [
    'has a level that commands know',
    { level: 'none' },
    '::warning file=refs.bib,line=3,title=Differs::The year differs.',
  ],
];

test.each(commands)('a problem %s', (_what, changed, command) => {
  expect(annotation({ ...at, ...changed })).toBe(command);
});

it('a report gives its results with the titles of their rules, and then what was not checked', () => {
  const place = { physicalLocation: { artifactLocation: { uri: 'a%20b.bib' }, region: { startLine: 7 } } };
  const report = {
    runs: [
      {
        tool: { driver: { rules: [{ id: 'differs', shortDescription: { text: 'Differs' } }] } },
        invocations: [
          { toolExecutionNotifications: [{ level: 'warning', message: { text: 'No answer.' } }] },
        ],
        results: [{ ruleId: 'differs', level: 'error', message: { text: 'Year.' }, locations: [place] }],
      },
    ],
  };
  expect(problemsIn(report)).toEqual([
    { level: 'error', file: 'a b.bib', line: 7, message: 'Year.', title: 'Differs' },
    { level: 'notice', file: '', line: undefined, message: 'No answer.', title: 'Not checked' },
  ]);
});

it('a summary is a table in which nothing of a stranger is markup', () => {
  expect(summary([{ ...at, message: 'a | <img src=x> [b](c)\nd' }])).toBe(
    '### Citewright\n\n| Where | What | Why |\n| --- | --- | --- |\n| refs.bib:3 | Differs | a &#124; &#60;img src=x&#62; &#91;b&#93;&#40;c&#41; d |\n',
  );
  expect(summary([])).toBe('### Citewright: nothing to look at\n');
  expect(summary(Array.from({ length: 502 }, () => at))).toContain('2 more stand in the report.');
});

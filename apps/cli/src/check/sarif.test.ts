import { expect, it } from 'vitest';
import { sarifLog } from './sarif.ts';

it('a report names rules once, gives each problem its place, and tells what was not checked', () => {
  const log = sarifLog(
    [
      {
        file: './texts/a b#1.md',
        problems: [
          { rule: 'undefined-key', message: 'No key.', line: 6 },
          { rule: 'differs', message: 'The year differs.', line: undefined },
          { rule: 'differs', message: 'The volume differs.', line: 9 },
        ],
        remarks: ['One entry was not asked for.'],
        failed: false,
      },
      { file: 'gone.bib', problems: [], remarks: ['There is no file.'], failed: true },
    ],
    '1.2.3',
  );
  const place = (uri: string, startLine?: number) => [
    {
      physicalLocation: {
        artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
        ...(startLine !== undefined && { region: { startLine } }),
      },
    },
  ];
  const uri = 'texts/a%20b%231.md';
  expect(log.runs).toEqual([
    {
      tool: {
        driver: {
          name: 'Citewright',
          version: '1.2.3',
          rules: [
            { id: 'differs', shortDescription: { text: 'Differs' } },
            { id: 'undefined-key', shortDescription: { text: 'Key not defined' } },
          ],
        },
      },
      invocations: [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [
            { level: 'warning', message: { text: 'One entry was not asked for.' }, locations: place(uri) },
            { level: 'error', message: { text: 'There is no file.' }, locations: place('gone.bib') },
          ],
        },
      ],
      results: [
        {
          ruleId: 'undefined-key',
          ruleIndex: 1,
          level: 'error',
          message: { text: 'No key.' },
          locations: place(uri, 6),
        },
        {
          ruleId: 'differs',
          ruleIndex: 0,
          level: 'warning',
          message: { text: 'The year differs.' },
          locations: place(uri),
        },
        {
          ruleId: 'differs',
          ruleIndex: 0,
          level: 'warning',
          message: { text: 'The volume differs.' },
          locations: place(uri, 9),
        },
      ],
    },
  ]);
});

import { alertWords, findingTitles, verdictWords } from '@citewright/words';
import type { Location, Log } from 'sarif';

// Reports for programs that show problems in files: the Static Analysis Results Interchange Format, version 2.1.0
// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).

/** What can be wrong, by its name: kinds of findings, verdicts and alerts of entries. */
export type Rule = keyof typeof findingTitles | keyof typeof verdictWords | keyof typeof alertWords;

/** A problem in a file, with its line from 1 where that is known. */
export interface Problem {
  rule: Rule;
  message: string;
  line: number | undefined;
}

/** A file that was checked: what is wrong in it, what could not be read or asked, and whether it could be checked at all. */
export interface CheckedFile {
  file: string;
  problems: readonly Problem[];
  remarks: readonly string[];
  failed: boolean;
}

/** What no honest work may rely on. Everything else is a warning. */
const errors: readonly Rule[] = ['retracted', 'other-work', 'undefined-key'];

const ruleNames: Readonly<Record<Rule, string>> = {
  ...findingTitles,
  ...Object.fromEntries(
    Object.entries({ ...verdictWords, ...alertWords }).map(([id, { label }]) => [id, label]),
  ),
} as Readonly<Record<Rule, string>>;

/** A path as a relative reference (RFC 3986): each part encoded. */
const uriOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

const placeOf = (file: string, line?: number): Location => ({
  physicalLocation: {
    artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' },
    ...(line !== undefined && { region: { startLine: line } }),
  },
});

/** The log of a run over files. */
export function sarifLog(files: readonly CheckedFile[], version: string): Log {
  const used = [...new Set(files.flatMap(({ problems }) => problems.map(({ rule }) => rule)))].sort();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Citewright',
            version,
            rules: used.map((id) => ({ id, shortDescription: { text: ruleNames[id] } })),
          },
        },
        invocations: [
          {
            executionSuccessful: files.every(({ failed }) => !failed),
            toolExecutionNotifications: files.flatMap(({ file, remarks, failed }) =>
              remarks.map((text) => ({
                level: failed ? 'error' : 'warning',
                message: { text },
                locations: [placeOf(file)],
              })),
            ),
          },
        ],
        results: files.flatMap(({ file, problems }) =>
          problems.map(({ rule, message, line }) => ({
            ruleId: rule,
            ruleIndex: used.indexOf(rule),
            level: errors.includes(rule) ? 'error' : 'warning',
            message: { text: message },
            locations: [placeOf(file, line)],
          })),
        ),
      },
    ],
  };
}

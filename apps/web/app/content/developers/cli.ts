import type { DeveloperPart } from './part.ts';

/** The command line. */
export const cliPart: DeveloperPart = {
  id: 'command-line',
  title: 'Command line',
  blocks: [
    {
      kind: 'text',
      text: '`npx citewright` cites, checks, converts and prints without a server or an account: one package without dependencies, for Node 22.22 or newer. It asks the same registers and keeps their answers in your cache folder.',
    },
    {
      kind: 'code',
      label: 'Commands',
      code: `npx citewright cite 10.1038/nature14539 --style vancouver
npx citewright check thesis.docx
npx citewright convert a.bib b.ris
npx citewright format list.json --style nature
npx citewright styles journal of hydrology
npx citewright serve
npx citewright mcp`,
    },
    {
      kind: 'text',
      text: 'Every command works in a pipe, `--json` prints data, and progress goes to standard error. The exit code is 0 when all is well, 1 when there is something to look at, such as an entry that differs, 2 when the command is wrong, and 3 when a service or a file failed. `npx citewright help` and `npx citewright help check` say more.',
    },
    {
      kind: 'code',
      label: 'In scripts',
      code: `cat dois.txt | npx citewright cite --json > references.json
npx citewright check --json library.bib > report.json || echo "see report.json"`,
    },
  ],
};

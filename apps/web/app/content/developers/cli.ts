import type { DeveloperPart } from './part.ts';

/** The command line. */
export const cliPart: DeveloperPart = {
  id: 'command-line',
  title: 'Command line',
  blocks: [
    {
      kind: 'text',
      text: 'In a copy of our source, `npx citewright` cites, checks, converts and prints without a server. It asks the same registers, keeps their answers in your cache folder, and works in pipes; `--json` prints data, and the exit code says whether there is something to look at.',
    },
    {
      kind: 'code',
      label: 'Commands',
      code: `npx citewright cite 10.1038/nature14539 --style vancouver
npx citewright check thesis.docx
npx citewright convert a.bib b.ris
npx citewright format list.json --style nature
npx citewright styles journal of hydrology
npx citewright mcp`,
    },
  ],
};

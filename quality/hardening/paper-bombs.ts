import { PaperError, readPaper } from '@citewright/paper';
import { slowness } from '../server/pace.ts';

// Texts that would take a reader of papers for ever if it compared everything with everything.

const list = (entries: number) =>
  `\n\nReferences\n\n${Array.from({ length: entries }, (_, at) => `Smith, J. (2001). Title ${at} of many works. Journal of Things, ${at}.`).join('\n\n')}`;

const spaced = (space: string) =>
  `Rivers ${space.repeat(500_000)}grow.\n\nReferences\n\nSmith, J. (2001). Rivers ${space.repeat(500_000)}of the north. Oslo: Fjord.\n\nSmith, J. (2002). Towns. Fjord.`;

/** What each is called, and its text. */
const bombs: readonly [name: string, text: () => string][] = [
  ['100,000 years', () => '2001 '.repeat(100_000) + list(100)],
  ['100,000 citations of one of 1,000 entries', () => '(Smith, 2001) '.repeat(100_000) + list(1_000)],
  ['60,000 lists of names', () => 'Smith, Jones & Brown 2001, '.repeat(60_000) + list(2_000)],
  ['3 MB of one word', () => `${'A'.repeat(3_000_000)} (2001)${list(50)}`],
  ['100,000 long names', () => `${'World Health Organization of the '.repeat(100_000)}(WHO)${list(50)}`],
  ['20,000 entries of one work', () => `Text.${list(20_000)}`],
  ['100,000 headings of lists', () => 'References\n\nSmith 2001\n\n'.repeat(100_000)],
  ['300,000 raised numbers', () => 'word1,2,3 '.repeat(300_000) + list(900)],
  [
    '40,000 notes',
    () => `Notes\n\n${'¹ Smith, “A title of things,” 2001; ibid.\n\n'.repeat(40_000)}${list(1_000)}`,
  ],
  ['one note of 3 MB', () => `Notes\n\n¹ ${'Smith; '.repeat(430_000)}`],
  ['1,000,000 brackets', () => '('.repeat(1_000_000) + list(50)],
  ['500,000 full stops', () => `Rivers ${'. '.repeat(500_000)}grow.${list(50)}`],
  ['500,000 full stops without spaces', () => `Rivers ${'.'.repeat(500_000)} grow.${list(50)}`],
  ['500,000 spaces in a text and in an entry', () => spaced(' ')],
  ['500,000 tabs in a text and in an entry', () => spaced('\t')],
  ['300,000 open brackets with a year', () => '(2001'.repeat(300_000) + list(50)],
];

/** Seconds of processor that one of them may take on a quick machine: a paper is read in a thread that has twenty. */
const most = 8;

/** Reads papers that are made to be slow: the longest in seconds of processor, and those over the bar. */
export async function readPaperBombs(): Promise<{ slowest: number; faults: string[] }> {
  let slowest = 0;
  const faults: string[] = [];
  for (const [name, text] of bombs) {
    const bytes = new TextEncoder().encode(text());
    const before = process.threadCpuUsage();
    await readPaper({ name: 'paper.txt', bytes }).catch((error: unknown) => {
      if (!(error instanceof PaperError)) faults.push(`paper of ${name}: ${error}`);
    });
    const { user, system } = process.threadCpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    slowest = Math.max(slowest, seconds);
    if (seconds > most * slowness().processor)
      faults.push(`paper of ${name}: ${seconds.toFixed(1)} s of ${most}`);
  }
  return { slowest, faults };
}

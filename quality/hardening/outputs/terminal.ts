import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { itemsOf, payloads } from './hostile-items.ts';
import { textFaults } from './readers/text.ts';

const program = path.join(import.meta.dirname, '../../../apps/cli/src/main.ts');

/** What the program prints of hostile files, names of files and options: nothing that a terminal obeys. */
export function terminalOutputs(): { tried: number; faults: string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'citewright-terminal-'));
  try {
    const records = path.join(folder, 'records.json');
    const items = payloads.flatMap((value, at) =>
      itemsOf(value).map(({ item }) => ({ ...item, id: `${item.id}-${at}` })),
    );
    writeFileSync(records, JSON.stringify(items));
    const paper = path.join(folder, 'paper.md');
    const list = payloads.map((value) => `Okafor, A. ${value} (2019). Rivers ${value}. Fjord Press.`);
    writeFileSync(paper, `Rivers grow (Okafor, 2019).\n\n# References\n\n${list.join('\n\n')}\n`);
    const odd = '\u001b]0;PWN\u0007\u009b31m\u202ex';
    const calls = [
      ...['bib', 'ris', 'json'].map((format) => ['convert', records, '--to', format]),
      ['format', records],
      ['format', records, '--json'],
      ['check', paper, '--no-look-up'],
      ['check', paper, '--no-look-up', '--json'],
      ['format', odd],
      ['format', odd, '--json'],
      ['format', records, '--style', odd],
      [odd],
      ['cite', odd],
    ];
    const faults = calls.flatMap((words) => {
      const { stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
        encoding: 'utf8',
        env: { ...process.env, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder, NO_COLOR: '1' },
        maxBuffer: 100_000_000,
      });
      return [...textFaults(stdout), ...textFaults(stderr)].map(
        (fault) => `${JSON.stringify(words.slice(0, 1).concat(words.slice(2)))}: ${fault}`,
      );
    });
    return { tried: calls.length, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Every format that we write, from hostile records, judged by a reader of the format: nothing is more than text.
import { judged, type Report } from '../../report.ts';
import type { Suite } from '../../suite.ts';
import { itemsOf, payloads } from './hostile-items.ts';
import { terminalOutputs } from './terminal.ts';
import { writers } from './writers.ts';

function reportOf(name: string, faultsOf: (typeof writers)[string]): Report {
  const faults: string[] = [];
  let survivors = 0;
  for (const value of payloads) {
    const items = itemsOf(value).map(({ item }) => item);
    let found: string[];
    try {
      found = faultsOf(value, items);
    } catch (error) {
      found = [String(error)];
    }
    if (found.length > 0) survivors += 1;
    faults.push(...new Set(found.map((fault) => `${JSON.stringify(value)}: ${fault}`)));
  }
  return judged(name, `${payloads.length} values, ${survivors} survivors`, faults);
}

/** The suite: a report for each writer, and one for the program's terminal. `WRITER=words` runs those with these words in their names only. */
export const outputs: Suite = () => {
  const chosen = Object.entries(writers).filter(([name]) => name.includes(process.env.WRITER ?? ''));
  const reports = chosen.map(([name, faultsOf]) => reportOf(name, faultsOf));
  if (process.env.WRITER) return reports;
  const { tried, faults } = terminalOutputs();
  return [...reports, judged('terminal', `${tried} calls, ${faults.length} survivors`, faults)];
};

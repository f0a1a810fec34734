import { loadavg } from 'node:os';

/** What was measured of a large project; processor and clock in milliseconds. */
export interface Line {
  what: string;
  /** To the first card that can be read; until the whole list is there to be scrolled and searched. */
  milliseconds: number[];
  whole?: number[];
  /** Processor time of the server, and of the page's main thread, of the last time. */
  server?: number;
  page?: number;
  bar: number | undefined;
}

/** Prints the table of a project; gives whether every bar was reached. */
export function printTable(project: string, lines: readonly Line[]): boolean {
  const number = (value: number | undefined) => (value === undefined ? '' : value.toFixed(0));
  const rows = lines.map(({ milliseconds, whole = [], ...line }) => {
    const most = Math.max(...milliseconds);
    const verdict = line.bar === undefined ? '' : most <= line.bar ? 'reached' : 'NOT REACHED';
    return {
      ...line,
      ms: milliseconds.map(number).join(' '),
      whole: whole.map(number).join(' '),
      server: number(line.server),
      page: number(line.page),
      verdict,
    };
  });
  console.log(
    `\n${project}; load average ${loadavg()[0]?.toFixed(1)}; ms to the first card and until all are there, CPU ms of server and page\n`,
  );
  console.log('| what | ms, each time | all there | server CPU | page CPU | bar | verdict |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const { what, ms, whole, server, page, bar, verdict } of rows) {
    console.log(`| ${what} | ${ms} | ${whole} | ${server} | ${page} | ${bar ?? ''} | ${verdict} |`);
  }
  return rows.every(({ verdict }) => verdict !== 'NOT REACHED');
}

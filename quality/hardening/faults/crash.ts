import { killRounds } from '../../load/crash.ts';
import { judged, type Report } from '../../report.ts';
import { tryTimed } from '../findings.ts';

/** Ten rounds of kill -9 on each database; `npm run quality -- load crash` runs the hundred of the bar. */
export async function crashes(): Promise<Report> {
  const url = process.env.TEST_DATABASE_URL;
  const on = (database: string, databaseUrl: string | undefined) =>
    tryTimed(`kill -9 on ${database}`, async () => {
      const { failures, late } = await killRounds(10, 100, databaseUrl);
      return { faults: failures, late };
    });
  const faults = await on('SQLite', undefined);
  if (url) faults.push(...(await on('PostgreSQL', url)));
  const where = url ? 'SQLite and PostgreSQL' : 'SQLite; no PostgreSQL given';
  return judged('kill -9 during writes', `10 rounds and 100 keys on ${where}`, faults);
}

import { judged, type Report } from '../report.ts';
import type { Group, Suite } from '../suite.ts';
import { killRounds } from './crash.ts';

/** The full bar of reliability.md: 100 rounds, at least 10,000 acknowledged writes, 1,000 keys. */
const fullRounds = { rounds: 100, keys: 1_000 } as const;
const quickRounds = { rounds: 10, keys: 100 } as const;

const crash: Suite = async ({ quick }): Promise<Report[]> => {
  const { rounds, keys } = quick ? quickRounds : fullRounds;
  const url = process.env.TEST_DATABASE_URL;
  const reports: Report[] = [];
  for (const [database, databaseUrl] of [
    ['SQLite', undefined],
    ...(url ? [['PostgreSQL', url]] : []),
  ] as const) {
    const { figure, failures, late } = await killRounds(rounds, keys, databaseUrl);
    reports.push(judged(`kill -9 on ${database}`, figure, [...failures, ...late]));
  }
  return reports;
};

/** Long runs of kills under writes. */
export const load: Group = { needsPostgres: true, suites: { crash: async () => crash } };

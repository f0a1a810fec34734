// How the cost of a call grows with the citations of everybody: projects of fifty each, up to a million citations.
import { sql } from 'kysely';
import { shown } from '../../figures.ts';
import { fill, type Place } from '../driver/fill.ts';
import { poolOf } from '../driver/open-loop.ts';
import { createSite, type DatabaseName } from '../driver/site.ts';
import { calls, cellsOf, costOf } from './calls.ts';

const inProject = 50;
const turns = 150;

/** Rows of a table, for these numbers of citations. */
export async function growthInDatabase(
  database: DatabaseName,
  sizes: readonly number[],
): Promise<string[][]> {
  const site = await createSite(database);
  const places: Place[] = [];
  const rows: string[][] = [];
  for (const size of sizes) {
    const opened = await site.open();
    const began = performance.now();
    const projects = size / inProject - places.length;
    for (const place of await fill(opened, site.secret, { projects, citations: inProject }))
      places.push(place);
    const filling = (performance.now() - began) / 1_000;
    if (database === 'PostgreSQL') await sql`analyze`.execute(opened);
    await opened.destroy();
    const bytes = await site.size();
    const server = await site.start();
    const pool = poolOf(server.address);
    // Far apart, so that no two calls meet in memory.
    const at = (turn: number) => places[(turn * 7_919) % places.length] ?? { project: 0, session: '' };
    await costOf(pool, server.pid, 40, (turn) => calls.list(at(turn)));
    const list = await costOf(pool, server.pid, turns, (turn) => calls.list(at(turn + 41)));
    const add = await costOf(pool, server.pid, turns, (turn) => calls.add(at(turn * 3), turn));
    await pool.close();
    await server.stop();
    rows.push([
      size.toLocaleString('en'),
      ...cellsOf(list),
      ...cellsOf(add),
      `${shown(bytes / 1_000_000)} MB`,
      Math.round(bytes / size).toLocaleString('en'),
      `${shown(server.readyAfter)} ms`,
      `${shown(filling)} s`,
    ]);
  }
  await site.remove();
  return rows;
}

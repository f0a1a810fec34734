// How the cost of a call grows with the citations of its project.
import { fill, type Place } from '../driver/fill.ts';
import { poolOf } from '../driver/open-loop.ts';
import { createSite, type DatabaseName } from '../driver/site.ts';
import { calls, cellsOf, costOf } from './calls.ts';

const sizes = [1, 10, 100, 1_000];
/** Projects of each size that are read, and as many that are added to; calls of each kind. */
const projects = 10;
const turns = 30;

/** Rows of a table. */
export async function growthInProject(database: DatabaseName): Promise<string[][]> {
  const site = await createSite(database);
  const opened = await site.open();
  const places = new Map<number, Place[]>();
  const add = (citations: number) => fill(opened, site.secret, { projects: 2 * projects, citations });
  const warm = await add(50);
  for (const size of sizes) places.set(size, await add(size));
  await opened.destroy();
  const server = await site.start();
  const pool = poolOf(server.address);
  const rows: string[][] = [];
  // What the first ones compile serves the others: they are not shown.
  for (const [size, own] of [[0, warm] as const, ...places]) {
    const nowhere = { project: 0, session: '' };
    const read = (turn: number) => own[turn % projects] ?? nowhere;
    const changed = (turn: number) => own[projects + (turn % projects)] ?? nowhere;
    const measured = {
      add: await costOf(pool, server.pid, turns, (turn) => calls.add(changed(turn), turn)),
      'list, first time': await costOf(pool, server.pid, projects, (turn) => calls.list(read(turn))),
      'list, once more': await costOf(pool, server.pid, turns, (turn) => calls.list(read(turn))),
      'copy-references': await costOf(pool, server.pid, projects, (turn) => calls.copy(read(turn))),
    };
    if (size === 0) continue;
    for (const [name, cost] of Object.entries(measured))
      rows.push([`${size.toLocaleString('en')} citations: ${name}`, ...cellsOf(cost)]);
  }
  await pool.close();
  await server.stop();
  await site.remove();
  return rows;
}

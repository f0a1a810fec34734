// Fills a database as years of use would, by statements instead of requests.
import { styleIds } from '@citewright/styles';
import type { Database } from '../../../apps/server/src/db/schema.ts';
import { newSessionId, sessionOf } from '../../../apps/server/src/session.ts';
import { workOf } from './works.ts';

/** A project that is there, and the identifier of the session that may see it. */
export interface Place {
  project: number;
  session: string;
}

const moment = '2026-11-01T09:00:00.000Z';
const projectsPerSession = 10;
const rowsPerStatement = 1_000;

/** A citation as the server keeps one that a registry gave. */
function rowOf(at: number) {
  const { title, authors, year, journal, publisher, volume, issue, firstPage, doi } = workOf(at);
  const item = {
    id: doi,
    type: 'article-journal',
    title,
    author: authors.map(([family, given]) => ({ family, given })),
    issued: { 'date-parts': [[year, 1 + (at % 12)]] },
    'container-title': journal,
    volume: String(volume),
    issue: String(issue),
    page: `${firstPage}-${firstPage + 18}`,
    publisher,
    DOI: doi,
    URL: `https://doi.org/${doi}`,
    abstract: `${title}. `.repeat(6),
  };
  const fields = Object.keys(item).filter((key) => key !== 'id' && key !== 'type');
  return {
    item: JSON.stringify(item),
    evidence: JSON.stringify(Object.fromEntries(fields.map((field) => [field, { source: 'crossref' }]))),
    verification: 'registry',
    record: JSON.stringify({ name: 'Crossref', url: `https://api.crossref.org/works/${doi}` }),
    notices: '[]',
    request: JSON.stringify({ format: 'apa', inputType: 'doi', sourceInput: doi }),
    created_at: moment,
  };
}

const portions = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / rowsPerStatement) }, (_, at) =>
    values.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement),
  );

async function addProjects(database: Database, secret: string, count: number): Promise<Place[]> {
  const sessions = Array.from({ length: Math.ceil(count / projectsPerSession) }, newSessionId);
  const keys = new Map(sessions.map((session) => [session, sessionOf(session, secret).key]));
  for (const portion of portions([...keys.values()]))
    await database
      .insertInto('sessions')
      .values(portion.map((key) => ({ key, created_at: moment })))
      .execute();
  const owners = Array.from({ length: count }, (_, at) => sessions[at % sessions.length] ?? '');
  const places: Place[] = [];
  for (const portion of portions(owners)) {
    const rows = await database
      .insertInto('projects')
      .values(
        portion.map((session, at) => ({
          session_key: keys.get(session) ?? '',
          name: `Essay ${at}`,
          module_name: 'Methods of inquiry',
          module_code: 'SOC1001',
          reference_style: styleIds[at % styleIds.length] ?? 'apa',
          description: null,
          created_at: moment,
        })),
      )
      .returning('id')
      .execute();
    places.push(...rows.map(({ id }, at) => ({ project: id, session: portion[at] ?? '' })));
  }
  return places;
}

/** Gives the citation of a number to each of these projects. */
async function addToEach(database: Database, places: readonly Place[], at: number): Promise<void> {
  const row = rowOf(at);
  const names = Object.keys(row) as (keyof typeof row)[];
  await database
    .insertInto('citations')
    .columns(['project_id', ...names])
    .expression((build) =>
      build
        .selectFrom('projects')
        .select(({ val }) => ['id', ...names.map((name) => val(row[name]).as(name))])
        .where('id', '>=', places[0]?.project ?? 0)
        .where('id', '<=', places.at(-1)?.project ?? 0)
        .orderBy('id'),
    )
    .execute();
}

/**
 * Adds projects with so many citations each. The rows of a project lie apart, as they do when people work side by side: every
 * project gets its first citation, then every one its second.
 */
export async function fill(
  database: Database,
  secret: string,
  { projects, citations }: { projects: number; citations: number },
): Promise<Place[]> {
  const places = await addProjects(database, secret, projects);
  // By thousands: no statement may take longer than the server gives any (db/postgres.ts).
  for (const portion of portions(places))
    for (let at = 0; at < citations; at++) await addToEach(database, portion, at);
  return places;
}

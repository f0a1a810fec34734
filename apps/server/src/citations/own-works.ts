import type { OwnWork, Resolver } from '@citewright/resolver';
import type { Database } from '../db/schema.ts';
import { citationOfRow } from '../projects/citations/row.ts';

/** How many of a session's citations are considered, the newest first. */
const mostWorks = 500;

/** The works that the projects of a session cite, the newest first, without unverified ones. */
async function listOwnWorks(database: Database, owner: string): Promise<OwnWork[]> {
  const rows = await database
    .selectFrom('citations')
    .innerJoin('projects', 'projects.id', 'citations.project_id')
    .selectAll('citations')
    .where('projects.session_key', '=', owner)
    .where('projects.deleted_at', 'is', null)
    .where('citations.deleted_at', 'is', null)
    .where('citations.verification', '!=', 'unverified')
    .orderBy('citations.id', 'desc')
    .limit(mostWorks)
    .execute();
  return rows.map(citationOfRow).map(({ item, notices }) => ({ item, notices }));
}

/**
 * A resolver that adds the works that a session cites already to the candidates for its in-text citations. When the database fails,
 * the error goes to `report`, and the search goes on without them.
 */
export function resolverAmongOwnWorks(
  resolver: Resolver,
  database: Database,
  report: (error: unknown) => void,
): Resolver {
  async function ownWorks(owner: string): Promise<OwnWork[]> {
    try {
      return await listOwnWorks(database, owner);
    } catch (error) {
      report(error);
      return [];
    }
  }

  return {
    ...resolver,
    async resolve(request, options) {
      if (request.kind !== 'intext' || request.session === undefined) {
        return await resolver.resolve(request, options);
      }
      const { session } = request;
      return await resolver.resolve({ ...request, own: () => ownWorks(session) }, options);
    },
  };
}

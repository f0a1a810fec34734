import { importLimits } from '@citewright/contract';
import { bodyOf, type Client, clientOf, projectForm } from '../../server/client.ts';
import { newSession } from '../faults/written.ts';
import { attacker } from './attack.ts';

/** A project of the attacker, filled as anybody may fill one. */
export interface FullProject {
  session: string;
  project: number;
  call: Client;
}

const recordOf = (index: number) => ({
  id: `work-${index}`,
  type: 'article-journal',
  title: `The tide and its measure, part ${index}: ${'a long history of coastal observation '.repeat(3)}`,
  author: Array.from({ length: 1 + (index % 6) }, (_, place) => ({
    family: `Okafor${(index * 7 + place) % 401}`,
    given: 'Ada B.',
  })),
  issued: { 'date-parts': [[1950 + (index % 70)]] },
  'container-title': 'Journal of Coastal Measurement',
  volume: String(index % 90),
  page: '1-20',
  DOI: `10.5555/tide.${index}`,
  abstract: 'The tide comes in, and it goes out. '.repeat(20),
});

/** Makes a project with so many citations by imports. */
export async function fullProject(
  address: string,
  citations: number,
  network = attacker(),
): Promise<FullProject> {
  const session = newSession();
  const call = clientOf(address, session, network);
  const { id } = bodyOf<{ id: number }>(await call('POST', '/api/projects', projectForm('Large')));
  for (let from = 0; from < citations; from += importLimits.entries) {
    const count = Math.min(importLimits.entries, citations - from);
    const records = Array.from({ length: count }, (_, index) => recordOf(from + index));
    bodyOf(
      await call('POST', `/api/projects/${id}/import`, { text: JSON.stringify(records), format: 'csl-json' }),
    );
  }
  return { session, project: id, call };
}

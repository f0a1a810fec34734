import type { Client } from '../server/client.ts';

/** The state of a row after a crash: there, gone, or either (the write was not acknowledged). */
type Fate = 'there' | 'gone' | 'either';

interface Project {
  fate: Fate;
  /** Whether anything was asked of it since the last audit. */
  touched: boolean;
  /** Citations by title. */
  citations: Map<string, { id?: number; fate: Fate }>;
}

/** The acknowledged writes of one session. */
export interface Ledger {
  projects: Map<number, Project>;
  /** Names of projects whose creation was never answered. */
  unanswered: Set<string>;
  /** Writes that were acknowledged. */
  acknowledged: number;
}

export const createLedger = (): Ledger => ({ projects: new Map(), unanswered: new Set(), acknowledged: 0 });

interface Listed {
  id: number;
  name: string;
  title: string;
}

async function read(call: Client, path: string): Promise<Listed[]> {
  const answer = await call('GET', path);
  if (answer?.status !== 200) throw new Error(`${path} was answered with ${answer?.status}`);
  return answer.body as Listed[];
}

function judgeProject(id: number, { citations }: Project, listed: readonly Listed[]): string[] {
  const titles = new Set(listed.map(({ title }) => title));
  const missing = [...citations].filter(([title, { fate }]) => fate === 'there' && !titles.has(title));
  const back = [...citations].filter(([title, { fate }]) => fate === 'gone' && titles.has(title));
  const strange = listed.filter(({ title }) => !citations.has(title));
  const twice = listed.length - titles.size;
  return [
    ...missing.map(([title]) => `lost: citation ${title} of project ${id}`),
    ...back.map(([title]) => `came back: citation ${title} of project ${id}`),
    ...strange.map(({ title }) => `never asked for: citation ${title} of project ${id}`),
    ...(twice > 0 ? [`${twice} citations stand twice in project ${id}`] : []),
  ];
}

/**
 * Compares the session's rows with the acknowledged writes and gives the faults: every project is checked, and the citations
 * of those that were `touched`, or of `all`. Unacknowledged writes are settled afterwards: the
 * ledger learns it, so that it may not change any more.
 */
export async function audit(ledger: Ledger, call: Client, which: 'touched' | 'all'): Promise<string[]> {
  const listed = new Map((await read(call, '/api/projects')).map((project) => [project.id, project]));
  const faults: string[] = [];
  for (const [id, { name }] of listed) {
    if (ledger.projects.has(id)) continue;
    if (!ledger.unanswered.delete(name)) faults.push(`never asked for: project ${name}`);
    ledger.projects.set(id, { fate: 'there', touched: true, citations: new Map() });
  }
  ledger.unanswered.clear();
  for (const [id, project] of ledger.projects) {
    const isListed = listed.has(id);
    if (project.fate === 'there' && !isListed) faults.push(`lost: project ${id}`);
    if (project.fate === 'gone' && isListed) faults.push(`came back: project ${id}`);
    project.fate = isListed ? 'there' : 'gone';
    if (!isListed || (which === 'touched' && !project.touched)) continue;
    project.touched = false;
    // A project whose deletion was cut off is there with all that was in it: the same question as for any other.
    const citations = await read(call, `/api/projects/${id}/citations`);
    faults.push(...judgeProject(id, project, citations));
    const ids = new Map(citations.map((citation) => [citation.title, citation.id]));
    for (const [title, citation] of project.citations) {
      const known = ids.get(title);
      citation.fate = known === undefined ? 'gone' : 'there';
      if (known !== undefined) citation.id = known;
    }
  }
  return faults;
}

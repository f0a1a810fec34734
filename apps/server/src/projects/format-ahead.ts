import type { Database } from '../db/schema.ts';
import type { FormattedProjects } from './formatted-project.ts';
import { takeOutdated } from './outdated-answers.ts';
import { countCitations } from './project-rows.ts';
import { findProject } from './project-store.ts';

/** Milliseconds after a change: changes come one after another, and the page that made one asks for the list itself. */
const patience = 1_000;

/** Milliseconds between two projects that nobody has changed. */
const rest = 2_000;

/** The same when the database did not answer. */
const restAfterFailure = 60_000;

/** Citations: a smaller project is formatted within half a second by whoever opens it, which costs nobody else anything. */
const worthwhile = 2_000;

/** Projects that wait at most: whoever brings more of them at once waits when opening the others. */
const mostWaiting = 200;

/** Formats large projects that have changed, so that whoever opens them next finds it done, also after a restart. */
export interface FormatAhead {
  /** A citation of this project has come, changed or gone, or all of its references have changed. */
  changed(owner: string, id: number): void;
  /** Formats what another release has formatted, project by project with rests between them, until nothing is left. */
  catchUp(): void;
  /** Begins with nothing any more. */
  stop(): void;
}

export interface AheadParts {
  database: Database;
  formatted: Pick<FormattedProjects, 'list'>;
  /** True while there is more to do than time: then nothing is done that nobody has asked for. */
  isBusy: () => boolean;
  /** Hears why a project was not formatted. Whoever opens it does it then. */
  report: (error: unknown) => void;
}

/** One project at a time, a moment after its last change. `delay`, in milliseconds, and `smallest` are for tests. */
export function createFormatAhead(parts: AheadParts, delay = patience, smallest = worthwhile): FormatAhead {
  const { database, formatted, isBusy, report } = parts;
  const waiting = new Map<number, NodeJS.Timeout>();
  let last: Promise<void> = Promise.resolve();

  async function format(owner: string, id: number): Promise<void> {
    if (isBusy()) return;
    try {
      if ((await countCitations(database, id)) < smallest) return;
      const stored = await findProject(database, owner, id);
      if (stored) await formatted.list({ ...stored, owner });
    } catch (error) {
      report(error);
    }
  }

  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function catchUp(): Promise<void> {
    if (isBusy()) return later();
    try {
      const outdated = await takeOutdated(database);
      if (!outdated) return;
      await format(outdated.owner, outdated.id);
      later();
    } catch (error) {
      report(error);
      later(restAfterFailure);
    }
  }

  function later(pause = rest): void {
    if (isStopped) return;
    const begin = () => {
      last = last.then(catchUp);
    };
    next = setTimeout(begin, pause).unref();
  }

  return {
    catchUp: () => later(),
    changed(owner, id) {
      clearTimeout(waiting.get(id));
      if (!waiting.has(id) && waiting.size >= mostWaiting) return;
      const begin = () => {
        waiting.delete(id);
        last = last.then(() => format(owner, id));
      };
      waiting.set(id, setTimeout(begin, delay).unref());
    },
    stop() {
      isStopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      clearTimeout(next);
    },
  };
}

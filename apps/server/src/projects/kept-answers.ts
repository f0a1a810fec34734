import type { AnswerKind, AnswerStore } from './answer-store.ts';
import type { StoredProject } from './project-store.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** Bytes of all answers together. */
const room = 32 * 1024 * 1024;

/** Answers on one state of a project; who makes one may have made another by the way. */
export type Answers = Partial<Record<AnswerKind, WrittenAnswer>>;

/** The answers on projects that were made before, for as long as the projects do not change. */
export interface KeptAnswers {
  /** The answer of this kind; made when it is not known. */
  get: <Kind extends AnswerKind>(
    stored: StoredProject,
    kind: Kind,
    make: () => Promise<Answers & Record<Kind, WrittenAnswer>>,
  ) => Promise<WrittenAnswer>;
  /** Keeps answers on a state of a project. */
  put: (stored: StoredProject, answers: Answers) => void;
}

/**
 * Keeps the answers that were read last in memory, and large ones in the store. A project's revision names one state of
 * it, in every process, so what is kept is never stale; numbers are never given twice, so it is never another project's.
 */
export function createKeptAnswers(store: AnswerStore, most = room): KeptAnswers {
  const kept = new Map<number, { revision: number; answers: Answers }>();
  const underWay = new Map<string, Promise<WrittenAnswer>>();
  let size = 0;

  const sizeOf = ({ list, references }: Answers) =>
    (list?.bytes.length ?? 0) + (references?.bytes.length ?? 0);

  function forget(id: number): void {
    size -= sizeOf(kept.get(id)?.answers ?? {});
    kept.delete(id);
  }

  /** As what was read last. */
  function keep({ project: { id }, revision }: StoredProject, answers: Answers): void {
    const known = kept.get(id);
    const all = known?.revision === revision ? { ...known.answers, ...answers } : answers;
    forget(id);
    kept.set(id, { revision, answers: all });
    size += sizeOf(all);
    for (const oldest of kept.keys()) {
      if (size <= most) return;
      forget(oldest);
    }
  }

  function put(stored: StoredProject, answers: Answers): void {
    keep(stored, answers);
    for (const kind of ['list', 'references'] as const) {
      const answer = answers[kind];
      if (answer?.packed) store.write(stored, kind, answer.bytes);
    }
  }

  async function findOrMake<Kind extends AnswerKind>(
    stored: StoredProject,
    kind: Kind,
    make: () => Promise<Answers & Record<Kind, WrittenAnswer>>,
  ): Promise<WrittenAnswer> {
    const bytes = await store.read(stored, kind);
    if (bytes) {
      const answer = { bytes, packed: true };
      keep(stored, { [kind]: answer });
      return answer;
    }
    const made = await make();
    put(stored, made);
    return made[kind];
  }

  return {
    put,
    async get(stored, kind, make) {
      const { project, revision } = stored;
      const known = kept.get(project.id);
      const answer = known?.revision === revision ? known.answers[kind] : undefined;
      if (answer) {
        keep(stored, {});
        return answer;
      }
      const key = `${project.id} ${revision} ${kind}`;
      const joined = underWay.get(key) ?? findOrMake(stored, kind, make).finally(() => underWay.delete(key));
      underWay.set(key, joined);
      return await joined;
    },
  };
}

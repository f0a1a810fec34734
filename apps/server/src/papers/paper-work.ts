import type { CorrectedFile, Correction, CorrectionOptions, Paper, PaperFile } from '@citewright/paper';
import type { FastifyReply } from 'fastify';
import { closingOf } from '../edge/event-stream.ts';
import { createFairWork } from '../edge/fair-work.ts';
import { callerOf } from '../edge/network.ts';
import { ProblemError } from '../problem.ts';
import type { Readers } from '../work/readers.ts';

/** Milliseconds for which a paper waits for its turn and is worked on. */
const patience = 60_000;

/** Reads and writes papers in a thread, two at a time and never both of one network: each may take a processor for seconds. */
export interface PaperWork {
  /** @throws ProblemError for a file that cannot be read, and `OVERLOADED` where too many wait */
  read(reply: FastifyReply, file: File): Promise<Paper>;
  /** The file with corrections made in it. @throws ProblemError for a file of a format that is not written */
  correct(
    reply: FastifyReply,
    file: File,
    corrections: readonly Correction[],
    options: CorrectionOptions,
  ): Promise<CorrectedFile>;
}

/** What the thread is asked to do. */
export interface PaperTask {
  file: PaperFile;
  correcting?: { corrections: readonly Correction[]; options: CorrectionOptions };
}

export function createPaperWork(readers: Readers): PaperWork {
  const turns = createFairWork({ capacity: 2, queue: 8 });

  async function run<Result>(
    reply: FastifyReply,
    file: File,
    correcting?: PaperTask['correcting'],
  ): Promise<Result> {
    const signal = AbortSignal.any([closingOf(reply), AbortSignal.timeout(patience)]);
    const [result] = await turns.run({ caller: callerOf(reply.request), signal }, async () => {
      const buffer = await file.arrayBuffer();
      const task: PaperTask = {
        file: { name: file.name, bytes: new Uint8Array(buffer) },
        ...(correcting && { correcting }),
      };
      return await readers.read<Result>(
        { kind: 'paper', task, size: file.size, transferList: [buffer] },
        signal,
      );
    });
    if (!result) throw new ProblemError('PAPER_UNREADABLE');
    return result;
  }

  return {
    read: (reply, file) => run(reply, file),
    correct: (reply, file, corrections, options) => run(reply, file, { corrections, options }),
  };
}

import type { PaperLink, StyleId, StyleKey } from '@citewright/contract';
import type { CorrectedFile, PaperFile, TitlePage } from '@citewright/paper';
import type { FastifyReply } from 'fastify';
import type { ListedReference } from '../checks/listed.ts';
import { askingWhileOpen } from '../edge/fair-work.ts';
import { ProblemError } from '../problem.ts';
import type { Readers } from '../work/readers.ts';
import type { WantedCorrections } from './corrections.ts';

/** A paper that was read: as the API says it, in JSON, and the entries of its list where they are looked up. */
export interface PaperRead {
  view: Uint8Array;
  entries: ListedReference[];
}

/** A file, of an archive the path of the paper where one is asked for, and where its list begins where somebody says so. */
export interface AskedPaper {
  file: File;
  main?: string | undefined;
  listBegins?: string | undefined;
}

/** What is to be corrected, by whom and when, in a style that the session may have brought. */
export interface Correcting {
  wanted: WantedCorrections;
  style: StyleKey;
  own?: { id: StyleId; csl: string } | undefined;
  author: string;
  date: Date;
}

/** The file with its corrections, and the places of those that could not be made. */
export interface PaperCorrected extends Pick<CorrectedFile, 'bytes' | 'mediaType' | 'extension'> {
  left: string[];
}

/** What the thread is asked to do. */
export interface PaperTask {
  file: PaperFile;
  listBegins?: string | undefined;
  /** Whether the entries are wanted beside the paper. */
  withEntries?: boolean;
  /** Whether its first pages are read, as those of a source. */
  asSource?: boolean;
  /** Whether only its links are wanted. */
  linksOnly?: boolean;
  correcting?: Correcting;
}

/** Reads and writes papers in a thread: what is made of a paper is made where it was read. */
export interface PaperWork {
  /** @throws ProblemError for a file that cannot be read, and what `Readers` throws */
  read(reply: FastifyReply, asked: AskedPaper, withEntries: boolean): Promise<PaperRead>;
  /** The links of its text. @throws ProblemError, as `read` does */
  links(reply: FastifyReply, asked: AskedPaper): Promise<PaperLink[]>;
  /** What the first pages of a PDF say of their work. @throws ProblemError, as `read` does */
  titlePage(reply: FastifyReply, file: File): Promise<TitlePage>;
  /** The file with corrections made in it. @throws ProblemError for a file of a format that is not written */
  correct(reply: FastifyReply, asked: AskedPaper, correcting: Correcting): Promise<PaperCorrected>;
}

export function createPaperWork(readers: Readers): PaperWork {
  async function run<Entry>(
    reply: FastifyReply,
    { file, main, listBegins }: AskedPaper,
    asked: Omit<PaperTask, 'file' | 'listBegins'>,
  ): Promise<Entry[]> {
    const bytes = await file.bytes();
    const task: PaperTask = { file: { name: file.name, bytes, main }, listBegins, ...asked };
    return await readers.read<Entry>(
      { kind: 'paper', task, size: file.size, transferList: [bytes.buffer] },
      askingWhileOpen(reply),
    );
  }

  return {
    async read(reply, paper, withEntries) {
      const [view, ...entries] = await run<Uint8Array | ListedReference>(reply, paper, { withEntries });
      if (!(view instanceof Uint8Array)) throw new ProblemError('PAPER_UNREADABLE');
      return { view, entries: entries as ListedReference[] };
    },
    async titlePage(reply, file) {
      const [page] = await run<TitlePage>(reply, { file }, { asSource: true });
      if (!page) throw new ProblemError('PAPER_UNREADABLE');
      return page;
    },
    links: (reply, paper) => run<PaperLink>(reply, paper, { linksOnly: true }),
    async correct(reply, paper, correcting) {
      const [corrected] = await run<PaperCorrected>(reply, paper, { correcting });
      if (!corrected) throw new ProblemError('PAPER_UNREADABLE');
      return corrected;
    },
  };
}

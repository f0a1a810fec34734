import type { Readable } from 'node:stream';
import type { CopyReferences, Project, ProjectCitation, StyleId } from '@citewright/contract';
import { alphabeticalReferences } from '@citewright/formatting';
import type { Database } from '../db/schema.ts';
import type { AnswerKind } from './answer-store.ts';
import type { StoredCitation } from './citation-row.ts';
import { listCitations } from './citation-store.ts';
import { itemsOf, presentEach } from './present.ts';
import { streamList } from './streamed-list.ts';
import { type WrittenAnswer, writeAnswer } from './written-answer.ts';

/** From how many citations on a list goes out while it is made: formatting so many takes longer than a reader notices. */
const largeProject = 300;

type Answers = Record<AnswerKind, WrittenAnswer>;

/** The answer of `copy-references`. */
export async function writeReferences(references: string): Promise<WrittenAnswer> {
  return await writeAnswer({ references } satisfies CopyReferences);
}

/** Both answers on a project whose list is written already: the references are those of the list. */
async function answersOf(
  list: Promise<WrittenAnswer>,
  stored: readonly StoredCitation[],
  listed: readonly Pick<ProjectCitation, 'id' | 'plainText'>[],
  style: StyleId,
): Promise<Answers> {
  const written = await list;
  const entries = listed.map(({ id, plainText }) => ({ id, text: plainText }));
  const references = alphabeticalReferences(itemsOf(stored), style, entries);
  return { list: written, references: await writeReferences(references) };
}

/** Formats a project as it is now, and writes both answers on it. */
export async function formatTogether(
  database: Database,
  owner: string,
  { id, referenceStyle }: Project,
): Promise<{ citations: ProjectCitation[]; answers: Answers }> {
  const stored = await listCitations(database, owner, id);
  const citations = [...presentEach(stored, referenceStyle)];
  return { citations, answers: await answersOf(writeAnswer(citations), stored, citations, referenceStyle) };
}

/** The same for whoever wants the list alone. That of a large project is given to `onBegun` while it is written. */
export async function writeProject(
  database: Database,
  owner: string,
  { id, referenceStyle }: Project,
  onBegun: (list: Readable) => void,
): Promise<Answers> {
  const stored = await listCitations(database, owner, id);
  const listed: Pick<ProjectCitation, 'id' | 'plainText'>[] = [];
  function* noted() {
    for (const citation of presentEach(stored, referenceStyle)) {
      listed.push({ id: citation.id, plainText: citation.plainText });
      yield citation;
    }
  }
  if (stored.length < largeProject) {
    return await answersOf(writeAnswer([...noted()]), stored, listed, referenceStyle);
  }
  const { stream, whole } = streamList(noted());
  onBegun(stream);
  return await answersOf(whole, stored, listed, referenceStyle);
}

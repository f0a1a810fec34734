import type { CopyReferences, Project, ProjectCitation } from '@citewright/contract';
import { alphabeticalReferences } from '@citewright/formatting';
import type { Database } from '../db/schema.ts';
import type { AnswerKind } from './answer-store.ts';
import { listCitations } from './citation-store.ts';
import { itemsOf, presentCitations } from './present.ts';
import { type WrittenAnswer, writeAnswer } from './written-answer.ts';

/** The citations of a project as its list shows them, and the text of its references. */
export interface FormattedProject {
  citations: ProjectCitation[];
  references: string;
}

/** Formats a project as it is now: once for everything that can be asked about it. */
export async function formatTogether(
  database: Database,
  owner: string,
  { id, referenceStyle }: Project,
): Promise<FormattedProject> {
  const stored = await listCitations(database, owner, id);
  const citations = presentCitations(stored, referenceStyle);
  const entries = citations.map(({ id, plainText }) => ({ id, text: plainText }));
  return { citations, references: alphabeticalReferences(itemsOf(stored), referenceStyle, entries) };
}

/** The answer of `copy-references`. */
export async function writeReferences(references: string): Promise<WrittenAnswer> {
  return await writeAnswer({ references } satisfies CopyReferences);
}

/** Both answers on a project. */
export async function writeAnswers({
  citations,
  references,
}: FormattedProject): Promise<Record<AnswerKind, WrittenAnswer>> {
  const [list, text] = await Promise.all([writeAnswer(citations), writeReferences(references)]);
  return { list, references: text };
}

import { sharedListSentences } from '@citewright/words';
import { cutText } from '../../citations/fit-work.ts';
import { mapInSteps } from '../references/steps.ts';
import type { SharedList } from './shared-list.ts';

/** Characters of a line. */
const longest = 300;

/** What somebody typed, for a terminal: control characters would steer it, and others turn its lines around. */
const plain = (text: string): string => cutText(text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), longest);

/** What a shared list is, for the operator: its name, its link, and its works, one to a line. */
export async function describeShared(list: SharedList): Promise<string[]> {
  const { project, frozenAt, createdAt, expiresAt } = list;
  const citations = await list.citations();
  const works = await mapInSteps(citations, ({ item: { title, URL: address } }) =>
    sharedListSentences.work(
      plain(String(title ?? '')),
      address === undefined ? undefined : plain(String(address)),
    ),
  );
  return [
    sharedListSentences.list(plain(project.name), project.referenceStyle, citations.length),
    sharedListSentences.made(createdAt),
    ...(frozenAt === null ? [] : [sharedListSentences.frozen]),
    ...(expiresAt === null ? [] : [sharedListSentences.ends(expiresAt)]),
    ...works,
  ];
}

import type { CopiedList, LiveLink, LiveLinkRequest, NewLiveLink, SharedList } from '@citewright/contract';
import { callJson } from './client.ts';
import { remove } from './projects.ts';

// Each of these calls throws a `RequestError` for any status other than success.

/** The query key of the private link of a project. */
export const liveLinkKey = (project: number) => [`/api/projects/${project}/live-link`] as const;

/** @throws TypeError when the response is none of a link: a proxy's error page */
export function parseLiveLink(answer: unknown): LiveLink {
  if (typeof answer === 'object' && answer !== null && 'createdAt' in answer) return answer as LiveLink;
  throw new TypeError('The response is not a link');
}

/** Makes a private link to the list of a project, in place of an earlier one. */
export async function makeLiveLink(project: number, body: LiveLinkRequest): Promise<NewLiveLink> {
  const answer = await callJson({ method: 'POST', path: liveLinkKey(project)[0], body });
  return parseLiveLink(answer) as NewLiveLink;
}

/** Revokes the link. @throws TypeError when the response is not ours */
export const revokeLiveLink = (project: number): Promise<void> => remove(liveLinkKey(project)[0]);

/** The query key of a list that somebody shares. */
export const sharedListKey = (token: string) => [`/api/live/${encodeURIComponent(token)}`] as const;

/** @throws TypeError when the response is none of a list: a proxy's error page */
export function parseSharedList(answer: unknown): SharedList {
  if (typeof answer === 'object' && answer !== null && 'name' in answer && 'citations' in answer)
    return answer as SharedList;
  throw new TypeError('The response is not a list');
}

/** Copies a shared list into a project of this browser. */
export async function copySharedList(token: string): Promise<CopiedList> {
  const answer = await callJson({ method: 'POST', path: `${sharedListKey(token)[0]}/copy` });
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return answer as CopiedList;
  throw new TypeError('The response is not a project');
}

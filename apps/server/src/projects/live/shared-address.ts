import { type FormatId, formats, writableIds } from '@citewright/interchange';
import { sharedWords } from '@citewright/words';
import type { Config } from '../../config.ts';

const liveFileName = (id: FormatId) => `references.${formats[id].extension}`;

/** The formats of a link by their files: of formats with one extension the first has it. */
const formatsByFile = new Map(writableIds.toReversed().map((id) => [liveFileName(id), id]));

/** The files that a link has: `references.bib` and its siblings. */
export const liveFileNames: readonly string[] = [...formatsByFile.keys()].reverse();

/** The format of one of these files. */
export const formatOfFile = (name: string): FormatId | undefined => formatsByFile.get(name);

/** Where the current file of a link is. */
export const liveFilePath = (token: string, id: FormatId): string => `/api/live/${token}/${liveFileName(id)}`;

/** Where people see the list of a link. */
export const sharedPath = (token: string): string => `/shared/${token}`;

/** The token of a link that somebody passes on, or of the token alone. */
export const tokenOfLink = (link: string): string | undefined =>
  /(?:^|\/shared\/|\/api\/live\/|#copy=)([\w-]{32})(?![\w-])/.exec(link.trim())?.[1];

/** A letter to the operator about a list; absent where nobody can be written to. */
export function reportAddress(
  token: string,
  { contactEmail, publicOrigin = '' }: Pick<Config, 'contactEmail' | 'publicOrigin'>,
): string | undefined {
  if (contactEmail === undefined) return undefined;
  const body = sharedWords.reportBody(publicOrigin + sharedPath(token));
  const fields = { subject: sharedWords.reportSubject, body };
  const written = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${contactEmail.split('@').map(encodeURIComponent).join('@')}?${written.join('&')}`;
}

/** Where a list is copied into the projects of a browser: a fragment is not sent to servers. */
export const keepPath = (token: string): string => `/projects#copy=${token}`;

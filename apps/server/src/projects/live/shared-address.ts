import { type FormatId, formats, writableIds } from '@citewright/interchange';

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

/** Where a list is copied into the projects of a browser: a fragment is not sent to servers. */
export const keepPath = (token: string): string => `/projects#copy=${token}`;

import { leftOutHeader } from './wire.ts';

/** A file from a response. */
export interface ServedFile {
  name: string;
  /** Fields of the records that the file has no place for. */
  left: string[];
  content: Blob;
}

/** The file of a response, named by its `content-disposition` header. */
export async function servedFile(response: Response): Promise<ServedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]{1,200})"/.exec(disposition)?.[1] ?? 'citewright';
  const left = response.headers.get(leftOutHeader)?.split(', ') ?? [];
  return { name, left, content: await response.blob() };
}

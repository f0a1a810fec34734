/** A file that a call answered with. */
export interface ServedFile {
  name: string;
  content: Blob;
}

/** The file of an answer; its name stands in `content-disposition`. */
export async function servedFile(response: Response): Promise<ServedFile> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]{1,200})"/.exec(disposition)?.[1] ?? 'citewright';
  return { name, content: await response.blob() };
}

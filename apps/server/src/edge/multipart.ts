import { correctionBytes } from '@citewright/contract';
import { ProblemError } from '../problem.ts';

/** A file of a body. Its bytes are those of the body: they are not copied, and go with it where its buffer is handed over. */
export class ReceivedFile extends File {
  readonly #content: Uint8Array<ArrayBuffer>;

  constructor(content: Uint8Array<ArrayBuffer>, name: string, type: string) {
    super([], name, { type });
    this.#content = content;
  }

  /** The same file under another name. */
  renamed(name: string): ReceivedFile {
    return new ReceivedFile(this.#content, name, this.type);
  }

  override get size(): number {
    return this.#content.length;
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#content;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#content.slice().buffer;
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(this.#content);
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    return new Blob([this.#content]).slice(start, end, type);
  }

  override stream(): ReturnType<Blob['stream']> {
    return new Blob([this.#content]).stream();
  }
}

/** Parts of one body: a file and some options. */
const mostParts = 8;
/** Bytes of the headers of a part. */
const longestHead = 4_096;
/** Bytes of an option: those of corrections are the longest. */
const longestOption = correctionBytes;

const malformedForm = () => new ProblemError('INVALID_REQUEST');

/** `name="file"; filename="a.docx"`, with the extended form of programs that write it all the same (RFC 7578, 4.2). */
const parameterPattern = /;\s*([\w*-]+)=(?:"((?:[^"\\]|\\[\s\S])*)"|([^\s;"]*))/g;

/** As browsers write what would end a name (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data). */
const unescapedFileName = (value: string) =>
  value
    .replace(/\\(["\\])/g, '$1')
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%22', '"');

function extendedFileName(value: string): string | undefined {
  const [, encoded] = /^utf-8'[^']*'(.*)$/is.exec(value) ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** What the headers of a part say. @throws ProblemError for a part without a name */
function readPartHead(head: string): { name: string; fileName: string | undefined; type: string } {
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const disposition = headers.get('content-disposition') ?? '';
  if (!/^form-data\s*;/i.test(disposition)) throw malformedForm();
  const parameters = new Map(
    Array.from(disposition.matchAll(parameterPattern), ([, key = '', quoted, bare = '']) => [
      key.toLowerCase(),
      quoted === undefined ? bare : unescapedFileName(quoted),
    ]),
  );
  const name = parameters.get('name');
  if (name === undefined) throw malformedForm();
  const fileName = extendedFileName(parameters.get('filename*') ?? '') ?? parameters.get('filename');
  return { name, fileName, type: headers.get('content-type') ?? '' };
}

/**
 * The parts of a body of `multipart/form-data` (RFC 7578) by their names, files without a copy: a parser for any form copies 20 MB three times
 * and answers nobody meanwhile. @throws ProblemError for one that is malformed, or has more parts than a file with its options
 */
export function partsOfForm(
  body: Uint8Array<ArrayBuffer>,
  boundary: string,
): Map<string, string | ReceivedFile> {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  const parts = new Map<string, string | ReceivedFile>();
  const delimiter = `\r\n--${boundary}`;
  if (!bytes.subarray(0, delimiter.length - 2).equals(Buffer.from(delimiter.slice(2)))) throw malformedForm();
  let at = delimiter.length - 2;
  for (let count = 0; bytes.toString('latin1', at, at + 2) !== '--'; count += 1) {
    if (count === mostParts || bytes.toString('latin1', at, at + 2) !== '\r\n') throw malformedForm();
    const headEnd = bytes.subarray(at, at + longestHead).indexOf('\r\n\r\n');
    if (headEnd < 2) throw malformedForm();
    const { name, fileName, type } = readPartHead(bytes.toString('utf8', at + 2, at + headEnd));
    const start = at + headEnd + 4;
    const end = bytes.indexOf(delimiter, start);
    if (end < 0) throw malformedForm();
    const content = body.subarray(start, end);
    if (fileName === undefined && content.length > longestOption) throw malformedForm();
    parts.set(
      name,
      fileName === undefined ? new TextDecoder().decode(content) : new ReceivedFile(content, fileName, type),
    );
    at = end + delimiter.length;
  }
  return parts;
}

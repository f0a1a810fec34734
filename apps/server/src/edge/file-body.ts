import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import type { ReadBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by a route that takes a file: its body is `multipart/form-data` (RFC 7578), an object with a `File` or text per part. */
    takesFile?: true;
  }
}

/** Parts of one body: a file and some options. */
const mostParts = 8;

/** Accepts files, on the routes that take one. */
export function acceptFiles(app: FastifyInstance, readBody: ReadBody): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
      const type = request.headers['content-type'] ?? '';
      const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type.slice(0, 300));
      if (!request.routeOptions.config.takesFile || !boundary)
        throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
      const body = Buffer.concat(await readBody(request, payload, () => undefined));
      if (occurrences(body, `--${boundary[1] ?? boundary[2]}`) > mostParts + 1)
        throw new ProblemError('INVALID_REQUEST');
      return Object.fromEntries(
        [...(await partsOf(body, type))].map(([name, part]) => [name, withPrintableName(part)]),
      );
    },
  );
}

/** Controls, marks of direction and line ends: no name of a file needs them, and each is read as something else somewhere. */
const strayInName = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A part with a name that can be printed, written into a header and into an archive. */
function withPrintableName(part: FormDataEntryValue): FormDataEntryValue {
  if (typeof part === 'string') return part;
  const name = part.name
    .toWellFormed()
    .replace(strayInName, '')
    .replace(/^[\s\S]*[\\/]/, '');
  return name === part.name ? part : new File([part], name, { type: part.type });
}

function occurrences(body: Buffer, words: string): number {
  let count = 0;
  for (let at = body.indexOf(words); at >= 0 && count <= mostParts + 1; at = body.indexOf(words, at + 1))
    count += 1;
  return count;
}

async function partsOf(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    // No `cause`: the parser's message may quote the input.
    throw new ProblemError('INVALID_REQUEST');
  }
}

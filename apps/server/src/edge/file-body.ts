import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.ts';
import { partsOfForm, type ReceivedFile } from './multipart.ts';
import { type ReadBody, wholeBody } from './read-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by a route that takes a file: its body is `multipart/form-data` (RFC 7578), an object with a `File` or text per part. */
    takesFile?: true;
  }
}

/** Accepts files, on the routes that take one. */
export function acceptFiles(app: FastifyInstance, readBody: ReadBody): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
      const type = request.headers['content-type'] ?? '';
      const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type.slice(0, 300));
      if (!request.routeOptions.config.takesFile || !boundary)
        throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
      const body = await readBody(request, payload, wholeBody);
      const parts = partsOfForm(body, boundary[1] ?? boundary[2] ?? '');
      return Object.fromEntries([...parts].map(([name, part]) => [name, withPrintableName(part)]));
    },
  );
}

/** Controls, marks of direction and line ends: no name of a file needs them, and each is read as something else somewhere. */
const strayInName = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A part with a name that can be printed, written into a header and into an archive. */
function withPrintableName(part: string | ReceivedFile): string | ReceivedFile {
  if (typeof part === 'string') return part;
  const name = part.name
    .toWellFormed()
    .replace(strayInName, '')
    .replace(/^[\s\S]*[\\/]/, '');
  return name === part.name ? part : part.renamed(name);
}

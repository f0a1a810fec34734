import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../edge/api-guard.ts';
import { type FixedAnswer, fixedAnswer, sendFixed } from '../edge/fixed-answer.ts';
import { destinationOf } from './address.ts';
import { hashedFolder, keptBuildOf } from './kept-builds.ts';
import { policyOf } from './policy.ts';
import type { Page, WebBuild } from './web-build.ts';

/** Answers a request for the site (any path outside of the API). */
export type Site = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Seconds. */
const hour = 3_600;
const year = 365 * 24 * hour;

/** Files in this folder are for pages of other sites, which may check what they load (subresource integrity). */
const embedFolder = 'embed/';

const unbuiltPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Citewright</title>
<h1>The web app has not been built yet</h1><p>Run <code>npm run build</code> and start the server again. The API answers already: see <a href="/api/docs">/api/docs</a>.</p></html>`;

function unbuiltSite(): Site {
  const policy = policyOf(unbuiltPage);
  return (request, reply) =>
    reply
      .code(pathOf(request) === '/' ? 503 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(unbuiltPage);
}

/** The service worker fetches files and pages of its own origin; a browser revalidates it with each visit. */
const workerFile = 'service-worker.js';
const workerPolicy = "default-src 'none'; connect-src 'self'";

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The `Cache-Control` of a file. */
function keptFor(file: string): string {
  if (file === workerFile) return 'public, max-age=0';
  return file.startsWith(hashedFolder) ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`;
}

/** Sends a file of the build, or the text that replaces it. */
type SendFile = (reply: FastifyReply, file: string) => FastifyReply;

function fileSender(build: WebBuild): SendFile {
  const adapted = new Map<string, FixedAnswer>();
  return (reply, file) => {
    const text = build.adapted(file);
    if (text === undefined) return reply.sendFile(file, { cacheControl: false });
    const answer = adapted.get(file) ?? fixedAnswer(text);
    adapted.set(file, answer);
    reply.type(types[path.extname(file)] ?? 'application/octet-stream');
    return sendFixed(reply.request, reply, answer);
  };
}

function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}

function builtSite(build: WebBuild, keptBuilds: string | undefined): Site {
  const send = fileSender(build);

  function sendPage(reply: FastifyReply, { file, policy }: Page): FastifyReply {
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache');
    return send(reply, file);
  }

  function sendFile(reply: FastifyReply, file: string): FastifyReply {
    if (file === workerFile) reply.header('content-security-policy', workerPolicy);
    if (file.startsWith(embedFolder))
      reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
    return send(reply.header('cache-control', keptFor(file)), file);
  }

  const notFound = (reply: FastifyReply) =>
    build.notFound
      ? sendPage(reply.code(404), build.notFound)
      : reply.code(404).type('text/plain').send('Not found');

  /** A file that only an earlier build has, for a page of that build. */
  function sendKept(reply: FastifyReply, path: string): FastifyReply {
    const root = keptBuilds && keptBuildOf(keptBuilds, path);
    if (!root) return notFound(reply);
    const file = path.slice(1);
    return reply.header('cache-control', keptFor(file)).sendFile(file, root, { cacheControl: false });
  }

  return (request, reply) => {
    const destination = destinationOf(pathOf(request), build);
    switch (destination.kind) {
      case 'file':
        return sendFile(reply, destination.address.slice(1));
      case 'redirect':
        return reply.redirect(`${destination.to}${queryOf(request)}`, 308);
      case 'page':
      case 'dynamic': {
        const page = destination.kind === 'page' ? build.pages.get(destination.address) : build.fallback;
        return page ? sendPage(reply, page) : notFound(reply);
      }
      case 'none':
        return sendKept(reply, pathOf(request));
    }
  };
}

/**
 * Prepares to serve the web app, and from `keptBuilds` the files that only earlier builds have; without a build there is one page that says so, and nothing that
 * serves files is loaded.
 */
export async function createSite(
  app: FastifyInstance,
  build: WebBuild | undefined,
  keptBuilds?: string,
): Promise<Site> {
  if (!build) return unbuiltSite();
  const { default: fastifyStatic } = await import('@fastify/static');
  // Files are small: a range request is answered with the whole file (RFC 9110, 14.2).
  await app.register(fastifyStatic, {
    root: build.folder,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
  });
  return builtSite(build, keptBuilds);
}

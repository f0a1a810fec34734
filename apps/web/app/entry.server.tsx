import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a page when the app is built. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={context} url={request.url} />;
  // In one piece: with the default chunk size React would put large Suspense boundaries at the end, for a script to move.
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html');
  // The page can be read before it is hydrated: styles and fonts are fetched first.
  const body = html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return new Response(body, { status, headers });
}

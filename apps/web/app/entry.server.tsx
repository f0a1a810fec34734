import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Renders a page at build time. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={context} url={request.url} />;
  // Emits the HTML in one piece: with the default chunk size React would move large Suspense boundaries to the end and
  // need a script to put them in place.
  const stream = await renderToReadableStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  const html = await new Response(stream).text();
  headers.set('content-type', 'text/html');
  // Prerendered pages are readable before hydration, so scripts load with a lower priority than styles and fonts.
  const body = html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return new Response(body, { status, headers });
}

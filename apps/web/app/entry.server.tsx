import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { holdModules } from './shell/late-start.ts';

/**
 * Writes a page when the app is built: whole, nothing of it streamed. A page with content of its own is read before it is used,
 * so its modules wait for their turn; the fallback of addresses without a page shows nothing without them.
 */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await stream.allReady;
  const html = await new Response(stream).text();
  const waits = import.meta.env.PROD && !context.isSpaMode;
  headers.set('content-type', 'text/html');
  return new Response(waits ? holdModules(html) : html, { status, headers });
}

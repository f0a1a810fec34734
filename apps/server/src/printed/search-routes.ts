import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerDeadline } from '../edge/deadline.ts';
import { isOpened } from '../edge/same-origin.ts';
import { type ApiCaller, clientOf, createApiCaller } from '../mcp/api-caller.ts';
import { ProblemError } from '../problem.ts';
import type { Api } from '../server.ts';
import { pageText } from '../static/web-build.ts';
import { isWithoutScripts } from './asked.ts';
import { stylesheetOf } from './frame.ts';
import { findAnswers, helpAnswersOf } from './help-answers.ts';
import type { Markup } from './markup.ts';
import type { PrintedParts } from './route.ts';
import { printAnswers, printSearch, printStyles, type SearchPath, type Sought } from './search-page.ts';
import { refusalOf, sendPage } from './send-page.ts';

/** The most styles of a page, as many as the API gives. */
const mostStyles = 50;

/** The fields of the form of styles beside its text. */
const otherFields = ['field', 'kind'];

function soughtOf(query: URLSearchParams): Sought {
  const kept = otherFields.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return { q: query.get('q')?.trim() ?? '', kept: Object.fromEntries(kept) };
}

/** How the API is called for a search. */
interface Calls {
  api: ApiCaller;
  signal: AbortSignal;
}

/**
 * `GET /styles` and `GET /help`: for a search of a browser without scripts a page with what is found, else the page as it was built
 * (decision 57).
 */
export function printedSearchRoutes(
  app: Api,
  { site, webBuild, overload, publicOrigin }: PrintedParts,
): void {
  const textOf = (path: SearchPath) => {
    const page = webBuild?.pages.get(path);
    return webBuild && page ? pageText(webBuild, page) : '';
  };
  const answers = helpAnswersOf(textOf('/help'));

  async function foundStyles({ q, kept: { field, kind } }: Sought, { api, signal }: Calls) {
    const query = { q, limit: `${mostStyles}`, ...(field && { field }) } as const;
    const styles = await api.json('GET /api/styles', { query, signal });
    return printStyles(styles.filter((style) => !kind || style.kind === kind));
  }

  function route(path: SearchPath, find: (sought: Sought, calls: Calls) => Promise<Markup[]>): void {
    const stylesheet = stylesheetOf(textOf(path));

    async function print(request: FastifyRequest, reply: FastifyReply, sought: Sought) {
      try {
        if (!isOpened(request, publicOrigin)) throw new ProblemError('CROSS_SITE_REQUEST');
        if (!overload.admits()) throw new ProblemError('OVERLOADED');
        const calls = { api: createApiCaller(app, clientOf(request)), signal: answerDeadline(reply) };
        return sendPage(reply, printSearch(path, sought, await find(sought, calls), stylesheet));
      } catch (error) {
        const refusal = refusalOf(error, request);
        return sendPage(reply, printSearch(path, sought, refusal, stylesheet), refusal);
      }
    }

    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const query = new URLSearchParams(request.url.slice(path.length));
      const sought = soughtOf(query);
      const isSearch = sought.q !== '' || Object.keys(sought.kept).length > 0;
      if (request.method === 'HEAD' || !isSearch || !isWithoutScripts(query)) return site(request, reply);
      return await print(request, reply, sought);
    });
  }

  route('/styles', foundStyles);
  route('/help', async ({ q }) => printAnswers(findAnswers(answers, q)));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerDeadline } from '../edge/deadline.ts';
import { fixedAnswer, sendFixed } from '../edge/fixed-answer.ts';
import type { Overload } from '../edge/overload.ts';
import { isOpened } from '../edge/same-origin.ts';
import { clientOf, createApiCaller } from '../mcp/api-caller.ts';
import { ProblemError } from '../problem.ts';
import type { Api } from '../server.ts';
import type { Site } from '../static/site.ts';
import { pageText, type WebBuild } from '../static/web-build.ts';
import { type Asked, isWithoutScripts, printedAddress, readAsked } from './asked.ts';
import { stylesheetOf } from './frame.ts';
import { lookUp, type PrintedAnswer } from './look-up.ts';
import { markup } from './markup.ts';
import { printPage } from './page.ts';
import { type Refusal, refusalOf, sendPage } from './send-page.ts';

/** What a page that the server prints is made with. */
export interface PrintedParts {
  site: Site;
  webBuild: WebBuild | undefined;
  overload: Pick<Overload, 'admits'>;
  publicOrigin: string | undefined;
}

/** The path of the tool for links of other sites, to which the form is sent. */
const citePath = '/cite';

const html = 'text/html; charset=utf-8';

const parametersOf = ({ url }: FastifyRequest) => new URLSearchParams(url.slice(citePath.length));

const refusalOfAnswer = (
  { message, problem }: Extract<PrintedAnswer, { kind: 'refused' }>,
  request: FastifyRequest,
): Refusal => (problem ? refusalOf(problem, request) : { message });

/**
 * `GET /cite`: the page of the tool; for a browser without scripts a page with the reference, which the API's own calls look up, in the
 * client's name and under its limits (decision 57). Where a link names a work, the tool's page leads such browsers there.
 */
export function printedRoute(app: Api, { site, webBuild, overload, publicOrigin }: PrintedParts): void {
  const page = webBuild?.pages.get(citePath);
  const text = webBuild && page && pageText(webBuild, page);
  const stylesheet = text && stylesheetOf(text);

  /** The tool's page, which sends browsers without scripts on. */
  function sendTool(request: FastifyRequest, reply: FastifyReply, asked: Asked): FastifyReply {
    if (!page || !text) return site(request, reply);
    const onward = markup`<noscript><meta http-equiv="refresh" content="0;url=${printedAddress(asked)}"></noscript></head>`;
    // Not to be stored: it says what somebody cites.
    reply.headers({ 'content-security-policy': page.policy, 'cache-control': 'no-store' }).type(html);
    return sendFixed(request, reply, fixedAnswer(text.replace('</head>', () => onward.html)));
  }

  async function print(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
    const calls = { api: createApiCaller(app, clientOf(request)), signal: answerDeadline(reply) };
    try {
      if (!isOpened(request, publicOrigin)) throw new ProblemError('CROSS_SITE_REQUEST');
      // Pages cost next to nothing and are not refused under overload (edge/overload.ts); this one costs a call.
      if (asked.runs && !overload.admits()) throw new ProblemError('OVERLOADED');
      const answer = await lookUp(asked, calls);
      const refusal = answer.kind === 'refused' ? refusalOfAnswer(answer, request) : undefined;
      return sendPage(reply, printPage(asked, answer, stylesheet), refusal);
    } catch (error) {
      const refusal = refusalOf(error, request);
      const answer: PrintedAnswer = { kind: 'refused', message: refusal.message, choices: [] };
      return sendPage(reply, printPage(asked, answer, stylesheet), refusal);
    }
  }

  app.get(citePath, { schema: { hide: true } }, async (request, reply) => {
    const query = parametersOf(request);
    const asked = readAsked(query);
    if (request.method === 'HEAD' || (!asked.runs && !isWithoutScripts(query))) return site(request, reply);
    return isWithoutScripts(query) ? await print(request, reply, asked) : sendTool(request, reply, asked);
  });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../static/site.ts';
import { isApiPath, pathOf } from './api-guard.ts';
import { sendProblem } from './failure.ts';
import type { MethodsOf } from './methods.ts';

const siteMethods = ['GET', 'HEAD'];

/** Answers requests without a route: pages and files of the site, else 404, 405 or the allowed methods. */
export function answerUnrouted(methodsOf: MethodsOf, site: Site) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    const forSite = !isApiPath(path);
    if (forSite && siteMethods.includes(request.method)) return site(request, reply);

    const methods = forSite ? siteMethods : methodsOf(path);
    if (methods.length === 0) return sendProblem(reply, 'NOT_FOUND');
    reply.header('allow', methods.join(', '));
    return request.method === 'OPTIONS' ? reply.code(204).send() : sendProblem(reply, 'METHOD_NOT_ALLOWED');
  };
}

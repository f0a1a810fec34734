import { fastify } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Where the metrics are served: a separate address, not reachable from the public one. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves `GET /metrics` on an address of its own. The server does not keep the process alive. */
export async function serveMetrics(
  { read, contentType }: Pick<Metrics, 'read' | 'contentType'>,
  { host, port }: MetricsAddress,
): Promise<void> {
  const app = fastify();
  app.get('/metrics', async (_, reply) => reply.type(contentType).send(await read()));
  await app.listen({ host, port });
  app.server.unref();
}

import { fastify } from 'fastify';
import { expositionType } from './exposition.ts';

/** Where the metrics are read: an address of its own, which nothing of the public reaches. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** `GET /metrics` on an address of its own. It lives as long as the process and never keeps it alive. */
export async function serveMetrics(
  read: () => Promise<string>,
  { host, port }: MetricsAddress,
): Promise<void> {
  const app = fastify();
  app.get('/metrics', async (_, reply) => reply.type(expositionType).send(await read()));
  await app.listen({ host, port });
  app.server.unref();
}

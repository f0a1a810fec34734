import type { FastifyReply } from 'fastify';

/** A name as a header carries it (RFC 6266): any letters, encoded. */
const disposition = (name: string) =>
  /^[\w. -]+$/.test(name)
    ? `attachment; filename="${name}"`
    : `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Sends a file to save. The sandbox keeps one that is opened in a browser from running as a page of this site. */
export function sendFile(
  reply: FastifyReply,
  type: string,
  name: string,
  content: Uint8Array | NodeJS.ReadableStream,
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', disposition(name))
    .header('content-security-policy', 'sandbox')
    .send(content);
}

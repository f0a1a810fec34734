// The one face of the server for other programs: its API in their process, without a port.
import { readFile, stat } from 'node:fs/promises';
import { paperLimits } from '@citewright/contract';
import { createWorkerReader, systemClock } from '@citewright/resolver';
import { toolSentences } from '@citewright/words';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { connectRelaxed, openDatabase } from './db/open.ts';
import { inMemory } from './db/sqlite-file.ts';
import { createLogger } from './edge/log.ts';
import { type ApiCaller, ApiProblem, createApiCaller } from './mcp/api-caller.ts';
import { documentBytes } from './mcp/tools/document-fields.ts';
import { startResolver } from './start-resolver.ts';

export { type PaperFolder, packProject } from '@citewright/paper';
export { ConfigError } from './config.ts';
export { DamagedDatabaseError, sqliteFileOf } from './db/sqlite-file.ts';
export { type ApiCaller, ApiProblem } from './mcp/api-caller.ts';
export { citeTool } from './mcp/tools/cite.ts';
export { citeLinksTool } from './mcp/tools/cite-links.ts';
export { citePdfTool } from './mcp/tools/cite-pdf.ts';
export { findStyleTool } from './mcp/tools/find-style.ts';
export { paperTool } from './mcp/tools/paper.ts';
export { formLines, type PrintedEntry, printedEntry, underHeadings } from './mcp/tools/printed-text.ts';
export { readCitation } from './mcp/tools/read-citation.ts';
export { stylesTool } from './mcp/tools/styles.ts';
export { entryText } from './mcp/tools/verdicts.ts';
export { verifyTool, wholeList } from './mcp/tools/verify.ts';

/** The API, and what ends it. */
export interface Embedded {
  api: ApiCaller;
  close(): Promise<void>;
}

/** A person at a terminal: the limits of a server, which many share, are not meant for it. */
const unlimited = {
  LIMIT_SESSION_PER_MINUTE: '100000',
  LIMIT_IP_PER_MINUTE: '100000',
  LIMIT_READING_IP_SECONDS: '100000',
  LIMIT_IMPORT_SESSION: '100000',
  LIMIT_IMPORT_IP: '100000',
} as const;

/**
 * Opens the API on the database in `DATA_DIR` of the environment, without it in memory, with the services that the environment configures
 * (docs/operations.md). @throws ConfigError for variables that are wrong, and errors of SQLite
 */
export async function openEmbedded(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Embedded> {
  const config = {
    ...readConfig({ ...unlimited, ...environment }),
    ...(!environment.DATA_DIR && { dataDirectory: inMemory }),
  };
  const logger = createLogger('silent');
  const durable = await openDatabase(config);
  const databases = { durable, relaxed: connectRelaxed(config, durable) };
  const pages = createWorkerReader();
  const secret = 'of one person, for whom nothing is sealed';
  const app = await buildApp({
    config,
    secret,
    database: durable,
    relaxed: databases.relaxed,
    resolver: startResolver(config, databases, logger, pages, undefined, secret),
    logger,
    clock: systemClock,
    webBuild: undefined,
    articles: [],
  });
  return {
    api: createApiCaller(app, { remoteAddress: '127.0.0.1', headers: {} }),
    async close() {
      await app.close();
      await pages.close();
      if (databases.relaxed !== durable) await databases.relaxed.destroy();
      await durable.destroy();
    },
  };
}

/** The PDF at a path, of as many bytes as the API takes. @throws ApiProblem for what is no such file */
async function readLocalPdf(path: string): Promise<Uint8Array> {
  const unread = new ApiProblem({ code: 'INVALID_REQUEST', message: toolSentences.unreadPath(path) });
  const { size } = await stat(path).then(
    (found) => (found.isFile() ? found : { size: Number.POSITIVE_INFINITY }),
    () => ({ size: Number.POSITIVE_INFINITY }),
  );
  if (size > paperLimits.bytes || !/\.pdf$/i.test(path)) throw unread;
  return await readFile(path).catch(() => {
    throw unread;
  });
}

/** Bytes of a message: the largest document as base64, and what is said of it. */
const mostMessage = Math.ceil((documentBytes * 4) / 3) + 64 * 1024;

/** Serves the Model Context Protocol on standard input and output, until the input ends. */
export async function serveAssistant({ api }: Embedded, onFault: (error: unknown) => void): Promise<void> {
  const [{ createMcpServer }, { messageLines }, { StdioServerTransport }] = await Promise.all([
    import('./mcp/mcp-server.ts'),
    import('./mcp/stdio-messages.ts'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
  ]);
  const lines = messageLines(mostMessage, (line) => process.stdout.write(line));
  const ended = new Promise((resolve) => lines.once('end', resolve));
  const transport = new StdioServerTransport(process.stdin.pipe(lines), process.stdout, {
    maxBufferSize: 2 * mostMessage,
  });
  await createMcpServer(api, onFault, readLocalPdf).connect(transport);
  await ended;
}

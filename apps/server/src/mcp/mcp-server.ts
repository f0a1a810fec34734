import { type ProblemCode, projectIdSchema } from '@citewright/contract';
import { problemMessages, toolInstructions, toolProblems } from '@citewright/words';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ServerNotification } from '@modelcontextprotocol/sdk/types.js';
import { type ApiCaller, ApiProblem } from './api-caller.ts';
import { citeTool } from './tools/cite.ts';
import { citeLinksTool } from './tools/cite-links.ts';
import { citePdfTool } from './tools/cite-pdf.ts';
import { findStyleTool } from './tools/find-style.ts';
import { bibliographyTool, exportTool } from './tools/library.ts';
import { paperTool } from './tools/paper.ts';
import { stylesTool } from './tools/styles.ts';
import type { Tool, ToolContext } from './tools/tool.ts';
import { verifyTool } from './tools/verify.ts';

const tools: readonly Tool[] = [
  citeTool,
  citePdfTool,
  verifyTool,
  paperTool,
  citeLinksTool,
  stylesTool,
  findStyleTool,
  bibliographyTool,
  exportTool,
];

/** A failure in words and with its code, as tools report what an assistant can act on. */
const failure = (code: string, message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
  _meta: { code },
});

/** What a tool's context needs of the protocol. */
interface Extra {
  signal: AbortSignal;
  _meta?: { progressToken?: string | number | undefined } | undefined;
  sendNotification(notification: ServerNotification): Promise<void>;
}

function progressOf({ _meta, sendNotification }: Extra): (done: number, total: number) => void {
  const token = _meta?.progressToken;
  if (token === undefined) return () => undefined;
  return (progress, total) => {
    const params = { progressToken: token, progress, total };
    // A client that has gone misses nothing.
    sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/** What tools work with for a client. */
interface Client extends Pick<ToolContext, 'api' | 'readLocal'> {
  onFault(error: unknown): void;
}

function addTool(server: McpServer, { api, readLocal, onFault }: Client, tool: Tool): void {
  const { name, title, description, input, output, asksRegisters, call } = tool;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: input,
      outputSchema: output,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: asksRegisters },
    },
    async (given: object, extra: Extra): Promise<CallToolResult> => {
      try {
        const { text, data } = await call(given, {
          api,
          readLocal,
          signal: extra.signal,
          progress: progressOf(extra),
        });
        return { content: [{ type: 'text', text }], structuredContent: data };
      } catch (error) {
        if (error instanceof ApiProblem)
          return failure(error.code, toolProblems[error.code as ProblemCode] ?? error.message);
        if (!extra.signal.aborted) onFault(error);
        return failure('INTERNAL', problemMessages.INTERNAL);
      }
    },
  );
}

/** Projects of the session that the client names, each as CSL-JSON. Without a session there are none. */
function addProjects(server: McpServer, api: ApiCaller): void {
  const address = (id: string | number) => `citewright://projects/${id}`;
  server.registerResource(
    'project',
    new ResourceTemplate(address('{id}'), {
      list: async ({ signal }) => {
        if (api.session === undefined) return { resources: [] };
        const projects = await api.json('GET /api/projects', { signal });
        return {
          resources: projects.map(({ id, name, moduleName, citations = 0 }) => ({
            uri: address(id),
            name,
            description: `${citations} references${moduleName ? `, ${moduleName}` : ''}`,
            mimeType: 'application/vnd.citationstyles.csl+json',
          })),
        };
      },
    }),
    { title: 'A project', description: 'The references of a project as CSL-JSON' },
    async (uri, { id }, { signal }) => {
      const project = projectIdSchema.parse(Number(id));
      const text = await api.text(`GET /api/projects/${project}/export?format=csl-json`, { signal });
      return { contents: [{ uri: uri.href, mimeType: 'application/vnd.citationstyles.csl+json', text }] };
    },
  );
}

/**
 * A server of the Model Context Protocol whose tools call the API for one client. `onFault` hears of unexpected failures; the client hears that
 * something failed. `readLocal` is for a client that may read the files of this machine.
 */
export function createMcpServer(
  api: ApiCaller,
  onFault: (error: unknown) => void,
  readLocal?: ToolContext['readLocal'],
): McpServer {
  const server = new McpServer(
    { name: 'citewright', title: 'Citewright', version: '0.1.0' },
    { instructions: toolInstructions },
  );
  for (const tool of tools) addTool(server, { api, readLocal, onFault }, tool);
  addProjects(server, api);
  return server;
}

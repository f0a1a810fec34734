import type { ApiCall } from '~/content/developers/part.ts';

/** The call as a command of curl, one header or body a line. */
export function callCommand({ path, body, session }: ApiCall, origin: string): string {
  const address = `${origin}${path}`;
  const lines = [`curl ${/[?&$]/.test(path) ? `"${address}"` : address}`];
  if (session) lines.push('-H "x-session-id: $SESSION"');
  if (body) lines.push("-H 'content-type: application/json'", `-d '${JSON.stringify(body)}'`);
  return lines.join(' \\\n  ');
}

/** The longest line of an answer, in characters, that is not broken. */
const longestLine = 72;

/** JSON in as few lines as are easy to read. */
function jsonText(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, undefined, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim());
  if (typeof value !== 'object' || value === null || indent.length + line.length <= longestLine) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => jsonText(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${jsonText(entry, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** What the answer holds, as it is shown. */
export const callAnswer = ({ answer }: ApiCall): string =>
  typeof answer === 'string' ? `…\n${answer}\n…` : jsonText(answer);

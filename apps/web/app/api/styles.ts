import type {
  NearStyle,
  ShownLanguage,
  StyleDetails,
  StyleId,
  StyleKey,
  StyleSummary,
} from '@citewright/contract';
import type { PortableStyle } from '@citewright/styles';
import { partsOfStyleKey } from '@citewright/styles';
import { callJson } from './client.ts';

const path = (id: string) => `/api/styles/${encodeURIComponent(id)}`;

// The server's tests validate these responses: doing it here too would load the schemas with the engine. Each call throws as `call`.

/** What prints a style that browsers do not have. */
export async function fetchStyle(key: StyleKey): Promise<PortableStyle> {
  const { style, language } = partsOfStyleKey(key);
  const query = language ? `?${new URLSearchParams({ language })}` : '';
  return (await callJson({ method: 'GET', path: `${path(style)}/source${query}` })) as PortableStyle;
}

/** What is known of a style. */
export async function fetchStyleDetails(id: string): Promise<StyleDetails> {
  return (await callJson({ method: 'GET', path: path(id) })) as StyleDetails;
}

/** The styles that this browser's session has added, the last one first. */
export async function fetchCustomStyles(): Promise<StyleSummary[]> {
  return (await callJson({ method: 'GET', path: '/api/styles?custom=true' })) as StyleSummary[];
}

/** Adds a style from the text of its file. */
export async function addCustomStyle(csl: string): Promise<StyleDetails> {
  return (await callJson({ method: 'POST', path: '/api/styles', body: { csl } })) as StyleDetails;
}

/** Deletes a style that the session has added. @throws TypeError when the response is not ours */
export async function deleteCustomStyle(id: StyleId): Promise<void> {
  const answer = (await callJson({ method: 'DELETE', path: path(id) })) as { id?: unknown } | null;
  if (answer?.id !== id) throw new TypeError('The response names no style');
}

/** The languages that references can be printed in, by their own names. */
export async function fetchLanguages(): Promise<ShownLanguage[]> {
  return (await callJson({ method: 'GET', path: '/api/languages' })) as ShownLanguage[];
}

/** Styles by what people type, best first; without words the most used ones, of all fields or of one. */
export async function searchStyles(
  query: string,
  field: string | undefined,
  signal: AbortSignal,
): Promise<StyleSummary[]> {
  const parameters = new URLSearchParams({ q: query, limit: '30', ...(field && { field }) });
  return (await callJson({ method: 'GET', path: `/api/styles?${parameters}`, signal })) as StyleSummary[];
}

/** The styles that print examples of a guide most nearly, nearest first. */
export async function findStylesByExample(text: string): Promise<NearStyle[]> {
  return (await callJson({ method: 'POST', path: '/api/styles/find', body: { text } })) as NearStyle[];
}

import type { PortableStyle } from '@citewright/styles';
import { callJson } from './client.ts';

const path = (id: string) => `/api/styles/${encodeURIComponent(id)}`;

/** What prints a style that browsers do not have. @throws as `call` */
export async function fetchStyle(id: string): Promise<PortableStyle> {
  return (await callJson({ method: 'GET', path: `${path(id)}/source` })) as PortableStyle;
}

import type { StubAnswer } from '../../server/stub.ts';

/** A value as an upstream service, a page or a user might send it; the corpus's `meta` says how to read it. */
export interface HostileCase {
  id: string;
  field: string;
  why: string;
  value?: unknown;
  gen?: { prefix: string; unit: string; times: number; suffix: string };
  raw_bytes_hex?: string;
  charset?: string;
  should_text?: string;
  must_not_output?: string[];
}

export function textOrValue({ value, gen }: HostileCase): unknown {
  return gen ? gen.prefix + gen.unit.repeat(gen.times) + gen.suffix : value;
}

/** Which field of a work of Crossref a case's value is; the others are harmless. */
const crossrefFields: Record<string, (value: unknown) => object> = {
  title: (value) => ({ title: Array.isArray(value) ? value : [value] }),
  export: (value) => ({ title: [value], publisher: value, author: [{ family: value, given: 'A' }] }),
  authors: (value) => ({ author: value }),
  year: (value) => ({ issued: { 'date-parts': [[value]] } }),
  date: (value) => ({ issued: { 'date-parts': value } }),
  pages: (value) => ({ page: value }),
  volume: (value) => ({ volume: value }),
  publisher: (value) => ({ publisher: value }),
  container: (value) => ({ 'container-title': [value] }),
  language: (value) => ({ language: value }),
  isbn: (value) => ({ ISBN: [value] }),
  abstract: (value) => ({ abstract: value }),
  url: (value) => ({ URL: value, resource: { primary: { URL: value } } }),
  doi: (value) => ({ DOI: value }),
};

const harmless = {
  type: 'journal-article',
  title: ['A harmless title'],
  author: [{ given: 'Ada', family: 'Lovelace', sequence: 'first' }],
  'container-title': ['Journal of Widgets'],
  volume: '1',
  page: '1-5',
  issued: { 'date-parts': [[1999]] },
};

/** The work of Crossref that carries a case's value; absent for cases about other things than records. */
export function workOf(one: HostileCase, doi: string): object | undefined {
  const build = crossrefFields[one.field];
  return build && { DOI: doi, ...harmless, ...build(textOrValue(one)) };
}

/** The page that carries a case's value; absent for cases about other things than pages. */
export function pageOf(one: HostileCase): StubAnswer | undefined {
  const { field, charset = 'utf-8', raw_bytes_hex: hex } = one;
  const text = String(textOrValue(one) ?? '');
  const bytes = hex ? Buffer.from(hex, 'hex') : Buffer.from(text);
  const bodies: Record<string, Buffer> = {
    html_page: bytes,
    httpTitle: hex ? bytes : Buffer.from(`<title>${text}</title>`),
    llm_page: Buffer.from(
      `<html><head><title>On tides</title></head><body><h1>On tides</h1>${text}</body></html>`,
    ),
  };
  const body = bodies[field];
  return (
    body && ((response) => void response.setHeader('content-type', `text/html; charset=${charset}`).end(body))
  );
}

/** The form of a project that carries a case's value; absent for other cases. */
export function projectOf(one: HostileCase): object | undefined {
  const form = { name: 'N', moduleName: 'M', moduleCode: 'C', description: 'D' };
  const fields: Record<string, string> = {
    projectName: 'name',
    description: 'description',
    moduleCode: 'moduleCode',
  };
  const field = fields[one.field];
  return field ? { ...form, [field]: String(textOrValue(one)) } : undefined;
}

// The peer behind the smallest server that takes the same request: citation-js makes the reference and its in-text form. No
// checks, no sessions, no limits, no log.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readStyles } from '../formatting/sources.ts';

interface Store {
  add(name: string, xml: string): void;
}
interface CitationJs {
  plugins: { config: { get(name: string): { styles: Store; locales: Store } } };
  Cite: new (items: object[]) => { format(kind: string, options: object): string };
}

const require = createRequire(import.meta.url);
const { plugins, Cite } = require('@citation-js/core') as CitationJs;
require('@citation-js/plugin-csl');
const { styles, locales } = plugins.config.get('@csl');
const names: Record<string, string> = {};
for (const { name, style, locale } of readStyles()) {
  styles.add(name, style);
  locales.add('en-US', locale);
  names[name.slice(0, 3)] = name;
}

interface Form {
  format: string;
  manualData: { title: string; authors: string; year: string; publisher: string };
}

const server = createServer(async (request, response) => {
  const { format, manualData } = JSON.parse(await text(request)) as Form;
  const author = manualData.authors.split('; ').map((name) => {
    const [family, given] = name.split(', ');
    return { family, given };
  });
  const item = {
    id: 'one',
    type: 'book',
    title: manualData.title,
    author,
    publisher: manualData.publisher,
    issued: { 'date-parts': [[Number(manualData.year)]] },
  };
  const cite = new Cite([item]);
  const options = { template: names[format.slice(0, 3)] ?? names.mod, lang: 'en-US', format: 'html' };
  const body = JSON.stringify({
    formattedCitation: cite.format('bibliography', options),
    inTextCitation: cite.format('citation', options),
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

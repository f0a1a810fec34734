// Writes the rendered articles for the web app's build: `node apps/server/src/blog/write-articles.ts <file>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles } from './read-articles.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Name the file to write.');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(readArticles()));

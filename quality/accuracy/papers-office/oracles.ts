import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.join(import.meta.dirname, '../../../tools/office');
const modules = path.join(folder, 'node_modules');

/** What a file has that Word's schema does not allow: how often each. */
export type Faults = ReadonlyMap<string, number>;

/** A work as Pandoc reads it from a live citation: CSL's data. */
export interface LiveWork {
  title?: string;
  DOI?: string;
}

/** Programs of others that read Word's files. */
export interface Oracles {
  /** Microsoft's validator (Open XML SDK). */
  validate(file: Uint8Array): Promise<Faults>;
  /** The works of a document's live citations, by Pandoc's `docx+citations`, and how many citations name them. */
  liveWorks(file: Uint8Array): Promise<{ works: LiveWork[]; citations: number }>;
}

interface Fault {
  description: string;
  path: { partUri: string };
}

/** Pandoc's JSON of metadata as plain text. */
function plain(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(plain).join('');
  if (typeof node !== 'object' || node === null) return '';
  const { t, c } = node as { t?: string; c?: unknown };
  if (t === 'Str' || t === 'MetaString') return String(c);
  if (t === 'Space' || t === 'SoftBreak') return ' ';
  // Attributes, or the kind of quotation marks, stand before the words.
  if (/^(?:Span|Link|Quoted|Code|Math)$/.test(t ?? '') && Array.isArray(c)) return plain(c[1]);
  return plain(c);
}

/** Opens them; they are installed where they are missing. */
export async function openOracles(): Promise<Oracles> {
  if (!existsSync(modules)) spawnSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' });
  const load = async (file: string) => await import(pathToFileURL(path.join(modules, file)).href);
  const { default: validate } = (await load('@ooxml-tools/validate/dist/npm/index.js')) as {
    default: (file: Uint8Array, version: string) => Promise<Fault[]>;
  };
  const { convert } = (await load('pandoc-wasm/src/index.node.js')) as {
    convert: (
      options: object,
      input: null,
      files: Record<string, Blob>,
    ) => Promise<{ stdout: string; stderr: string }>;
  };
  return {
    async validate(file) {
      const kinds = new Map<string, number>();
      for (const { description, path: place } of await validate(file, 'Microsoft365')) {
        const kind = `${place.partUri}: ${description}`;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      }
      return kinds;
    },
    async liveWorks(file) {
      const files = { 'paper.docx': new Blob([file as Uint8Array<ArrayBuffer>]) };
      const options = { from: 'docx+citations', to: 'json', 'input-files': ['paper.docx'] };
      const { stdout, stderr } = await convert(options, null, files);
      if (stdout === '') throw new Error(`pandoc: ${stderr}`);
      const { meta } = JSON.parse(stdout);
      const references: { c: Record<string, unknown> }[] = meta.references?.c ?? [];
      return {
        works: references.map(({ c }) => ({ title: plain(c.title), DOI: plain(c.DOI) })),
        citations: stdout.match(/"t":"Cite"/g)?.length ?? 0,
      };
    },
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { corpora } from '../../corpora.ts';

// The documents of the corpora, and what was written down of each. `corpora/README.md` describes the fields.

export interface GoldReference {
  id: string;
  text: string;
  offset: number;
}

export interface GoldCallOut {
  text: string;
  offset: number;
  refs?: string[];
}

export interface Gold {
  citationKind: 'author-year' | 'numeric' | 'note';
  references: GoldReference[];
  callouts: GoldCallOut[];
  /** Citations that the publisher did not link. */
  untagged?: GoldCallOut[];
  /** Faults of the published article itself: ids of entries, and indexes of citations. */
  natural?: Partial<Record<string, (string | number)[]>>;
}

/** An error that was put in. */
export interface Fault {
  kind: string;
  now?: string;
  callout?: number;
  callouts?: number[];
  offset?: number;
  offsets?: number[];
}

/** One file of a document, with the offsets of its text file. */
export interface GoldDocument {
  name: string;
  isFaulty: boolean;
  gold: Gold;
  faults: Fault[];
  /** The text file that the offsets count in. */
  text: string;
  file: { name: string; bytes: Uint8Array };
}

const root = path.join(corpora, 'documents');

export const hasDocuments = (): boolean => existsSync(root);

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** The documents that there are in a format, the originals and those with errors. */
export function documentsAs(extension: 'txt' | 'docx' | 'pdf'): GoldDocument[] {
  return readdirSync(root).flatMap((name) =>
    ['', 'faulty'].flatMap((folder): GoldDocument[] => {
      const place = path.join(root, name, folder);
      const bytes = readIfThere(path.join(place, `document.${extension}`));
      const gold = readIfThere(path.join(place, 'gold.json'));
      const text = readIfThere(path.join(place, 'document.txt'));
      if (!bytes || !gold || !text) return [];
      const faults = readIfThere(path.join(place, 'faults.json'));
      return [
        {
          name,
          isFaulty: folder !== '',
          gold: JSON.parse(gold.toString()),
          faults: faults ? JSON.parse(faults.toString()).faults : [],
          text: text.toString(),
          file: { name: `document.${extension}`, bytes: new Uint8Array(bytes) },
        },
      ];
    }),
  );
}

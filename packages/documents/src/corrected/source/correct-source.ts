import { writeRecords } from '@citewright/interchange';
import { zipSync } from 'fflate';
import type { ListedText } from '../../document.ts';
import { readPlain } from '../../readers/plain.ts';
import type { PaperFile } from '../../readers/readers.ts';
import { changeZip } from '../../zip/write-zip.ts';
import type { Corrected, Correction, Options } from '../corrections.ts';
import { applySplices, type Splice } from '../splices.ts';
import { encodeLike } from './encode-like.ts';
import { openSource, type PaperSource, pieceOf } from './paper-source.ts';
import { SourceCorrector } from './source-corrector.ts';

/** Changes of a source by the files that they are in. */
function splicesByFile(source: PaperSource, splices: readonly Splice[]): Map<string | undefined, Splice[]> {
  const byFile = new Map<string | undefined, Splice[]>();
  for (const splice of splices) {
    const piece = pieceOf(source, splice);
    if (!piece) continue;
    const moved = piece.from - piece.start;
    const own = { ...splice, start: splice.start + moved, end: splice.end + moved };
    const others = byFile.get(piece.file);
    if (others) others.push(own);
    else byFile.set(piece.file, [own]);
  }
  return byFile;
}

/** A file with changes made in it, which end their lines as it does. */
function withSplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const { text } = readPlain(bytes);
  const isWindows = text.includes('\r\n');
  const own = splices.map((splice) =>
    isWindows ? { ...splice, text: splice.text.replace(/\r?\n/g, '\r\n') } : splice,
  );
  return encodeLike(bytes, applySplices(text, own));
}

const zipType = 'application/zip';

/**
 * The source of a paper with corrections made in it; absent for a file that is neither Markdown nor LaTeX. Bytes that are not corrected stay as they
 * are. Where citations become keys, the result is an archive of the paper with a file of its works.
 */
export function correctSource(
  file: PaperFile,
  paper: ListedText,
  corrections: readonly Correction[],
  options: Options,
): (Corrected & { mediaType: string; extension?: string }) | undefined {
  const source = openSource(file);
  if (!source) return undefined;
  const corrector = new SourceCorrector(source, paper, options);
  // The list is set when all works of the text have their keys.
  const inOrder = [...corrections.entries()].sort(
    ([, one], [, other]) => Number(one.kind === 'list') - Number(other.kind === 'list'),
  );
  const left = inOrder
    .flatMap(([index, correction]) => (corrector.make(correction) ? [] : [index]))
    .sort((a, b) => a - b);
  corrector.prepare();
  const { language, name, bytes, archive, bibs, home } = source;
  const byFile = splicesByFile(source, corrector.splices);
  const { added } = corrector.keys;
  const existing = bibs.find(({ path }) => path === home.path.toLowerCase());
  existing?.add(added);
  const own =
    existing || added.length === 0
      ? undefined
      : new TextEncoder().encode([...writeRecords('bibtex', added)].join(''));
  if (archive) {
    const changes = new Map<string, Uint8Array>();
    for (const [file = name, splices] of byFile)
      changes.set(file, withSplices(archive.read(file) ?? bytes, splices));
    for (const bib of bibs) {
      const content = bib.changed();
      if (content) changes.set(bib.path, content);
    }
    if (own) changes.set(home.path, own);
    return { bytes: changeZip(archive, changes), left, mediaType: zipType };
  }
  const changed = withSplices(bytes, byFile.get(undefined) ?? []);
  if (!own) return { bytes: changed, left, mediaType: language.mediaType };
  const both = zipSync({ [name.replace(/^[\s\S]*[\\/]/, '')]: changed, [home.path]: own });
  return { bytes: both, left, mediaType: zipType, extension: '.zip' };
}

import { PaperError } from '../../error.ts';
import { type Page, pageOf } from './page.ts';

/** Pages of a paper, and characters of all of them, until it is too long. */
const [mostPages, mostCharacters] = [600, 4_000_000];

/** Bytes at the start of a file in which its header stands (ISO 32000-1, Annex H, note 13). */
const headed = 1_024;

/** Whether a file calls itself a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, headed)).includes('%PDF-');

/** The folder of a kind of files that pdf.js reads while it reads a file. */
const pdfjsFolder = (folder: string) =>
  decodeURI(new URL(`${folder}/`, import.meta.resolve('pdfjs-dist/package.json')).pathname);

type PdfFile = Awaited<
  ReturnType<typeof import('pdfjs-dist/legacy/build/pdf.mjs')['getDocument']>['promise']
>;

/**
 * What `read` takes from a PDF file. Nothing is drawn, run or fetched. pdf.js reads in the thread that calls it.
 * Throws a `PaperError` for a file that is broken or locked, and those of `read`.
 */
export async function withPdf<Read>(
  bytes: Uint8Array,
  read: (file: PdfFile) => Promise<Read>,
): Promise<Read> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    enableXfa: false,
    useWorkerFetch: false,
    useWasm: false,
    maxImageSize: 0,
    cMapUrl: pdfjsFolder('cmaps'),
    standardFontDataUrl: pdfjsFolder('standard_fonts'),
  });
  try {
    return await read(await task.promise);
  } catch (error) {
    if (error instanceof PaperError) throw error;
    if (error instanceof Error && error.name === 'PasswordException')
      throw new PaperError('encrypted', 'The file is locked with a password', { cause: error });
    throw new PaperError('broken-file', 'The file is not a PDF that can be read', { cause: error });
  } finally {
    await task.destroy();
  }
}

/** The texts of a page with their places, and how the page is seen. */
export async function textsOf(file: PdfFile, number: number) {
  const page = await file.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const viewport = page.getViewport({ scale: 1 });
  page.cleanup();
  return { texts: items.filter((item) => 'str' in item), viewport };
}

/** The text of the pages of a PDF file, with its places. Throws a `PaperError` for a file that is broken, locked, or too long. */
export const openPages = (bytes: Uint8Array): Promise<Page[]> =>
  withPdf(bytes, async (file) => {
    if (file.numPages > mostPages)
      throw new PaperError('too-long', `The file has more than ${mostPages} pages`);
    const pages: Page[] = [];
    let characters = 0;
    for (let number = 1; number <= file.numPages; number += 1) {
      const { texts, viewport } = await textsOf(file, number);
      characters += texts.reduce((sum, { str }) => sum + str.length, 0);
      if (characters > mostCharacters) throw new PaperError('too-long', 'The file holds too much text');
      pages.push(pageOf(texts, viewport));
    }
    return pages;
  });

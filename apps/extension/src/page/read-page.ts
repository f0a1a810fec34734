// Runs in the page, when its reader asks for its reference; nothing of it stays there. Its completion value is the reading (`build-extension.ts`).
import { type PdfClues, pdfClues, pdfLimits } from './pdf-clues.ts';
import { selectedText } from './selected-text.ts';
import { trimPage } from './trim-page.ts';

/** What a tab shows: a page, or a file that the browser shows as one. */
export interface TabReading {
  url: string;
  title: string;
  /** The text that is selected. */
  selection: string;
  /** The page as its reader sees it; absent for a file. */
  html?: string;
  /** What a PDF says of itself. */
  pdf?: PdfClues;
}

/** The PDF of this tab, from the browser's cache. */
async function readPdf(): Promise<PdfClues> {
  try {
    const answer = await fetch(location.href, { cache: 'force-cache', signal: AbortSignal.timeout(4_000) });
    if (Number(answer.headers.get('content-length') ?? 0) > pdfLimits.bytes) return {};
    return await pdfClues(new Uint8Array(await answer.arrayBuffer()));
  } catch {
    return {};
  }
}

export async function readPage(): Promise<TabReading> {
  const { contentType, title } = document;
  const reading = { url: location.href, title, selection: selectedText() };
  if (contentType === 'application/pdf') return { ...reading, pdf: await readPdf() };
  return { ...reading, html: trimPage(document) };
}

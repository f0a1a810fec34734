import { detect } from '@citewright/identifiers';
import { useEffect, useRef, useState } from 'react';
import type { PdfClues } from '../page/pdf-clues.ts';
import type { TabReading } from '../page/read-page.ts';
import type { Task } from '../task.ts';
import { takeInHand } from './page-in-hand.ts';
import { isPrivateHost } from './private-address.ts';
import { toldAddress } from './told-address.ts';

/** What became of the task so far. `cited` is what was asked for: the page, what is selected on it, or a text. */
export type Stage =
  | { kind: 'reading' }
  /** The page is on a private address: its reader decides whether it is sent. */
  | { kind: 'private'; host: string }
  /** There is nothing to read: a page of the browser itself, or no tab. */
  | { kind: 'unreadable' }
  | { kind: 'asked'; cited: 'page' | 'selection' | 'text'; isDone?: true };

/**
 * Looks a text up: an identifier, a title, an in-text citation, or whatever it is; of a `page` the address that it is, even if it has an
 * identifier in it. Gives whether there is an answer.
 */
type LookUp = (text: string, what?: 'page') => Promise<boolean>;

/** Runs in the tab: gives what it shows. */
async function readTab(tabId: number): Promise<TabReading | undefined> {
  try {
    const [frame] = await chrome.scripting.executeScript({ target: { tabId }, files: ['read-page.js'] });
    return frame?.result as TabReading | undefined;
  } catch {
    // The browser lets nobody read its own pages, its store, or the files of this computer.
    return undefined;
  }
}

async function activeTab(tabId: number | undefined): Promise<chrome.tabs.Tab | undefined> {
  if (tabId !== undefined) return await chrome.tabs.get(tabId).catch(() => undefined);
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab;
}

/** The identifiers and words that say which work a page or a file is, the surest first; an address is the last resort. */
function* clues(url: string, pdf: PdfClues | undefined): Generator<string> {
  const inAddress = detect(url);
  if (inAddress.kind === 'doi' || inAddress.kind === 'isbn') yield inAddress.value;
  if (pdf?.doi) yield pdf.doi;
  if (pdf?.title && !pdf.doi) yield pdf.title;
  yield url;
}

/** Reads the task's tab or takes its text, and looks it up. */
export function useCitedTab(task: Task, lookUp: LookUp) {
  const [stage, setStage] = useState<Stage>({ kind: 'reading' });
  const reading = useRef<TabReading>(undefined);

  async function citeText(text: string, cited: 'selection' | 'text') {
    takeInHand(undefined);
    setStage({ kind: 'asked', cited });
    await lookUp(text);
    setStage({ kind: 'asked', cited, isDone: true });
  }

  async function sendPage(url: string) {
    const { html, pdf } = reading.current ?? {};
    setStage({ kind: 'asked', cited: 'page' });
    // The identifier goes first, and alone: most pages need not be sent.
    for (const clue of clues(url, pdf)) {
      const isPage = clue === url;
      takeInHand(isPage && html ? { url, html } : undefined);
      if (await lookUp(clue, isPage ? 'page' : undefined)) break;
    }
    setStage({ kind: 'asked', cited: 'page', isDone: true });
  }

  async function citePage(isAllowed = false) {
    const url = reading.current && toldAddress(reading.current.url);
    if (!url) return setStage({ kind: 'unreadable' });
    const { hostname } = new URL(url);
    if (isPrivateHost(hostname) && !isAllowed) return setStage({ kind: 'private', host: hostname });
    await sendPage(url);
  }

  async function begin() {
    if (task.kind === 'text') return await citeText(task.text, 'text');
    if (task.kind === 'link') return await citeText(toldAddress(task.url) ?? task.url, 'text');
    const tab = await activeTab(task.tabId);
    reading.current = tab?.id === undefined ? undefined : await readTab(tab.id);
    // A PDF that the browser shows in a viewer of its own cannot be read, but its address can be cited.
    if (!reading.current && tab?.url && toldAddress(tab.url))
      reading.current = { url: tab.url, title: tab.title ?? '', selection: '' };
    const { selection = '' } = reading.current ?? {};
    if (selection !== '' && !task.wholePage) return await citeText(selection, 'selection');
    await citePage();
  }

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  return {
    stage,
    title: () => reading.current?.title ?? '',
    citePage: () => void citePage(),
    sendPrivatePage: () => void citePage(true),
    citeText: (text: string) => void citeText(text, 'text'),
  };
}

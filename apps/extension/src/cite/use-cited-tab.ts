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
  /** The page is on a private address, or not on the web: its reader decides whether it, or what is selected on it, is sent. */
  | { kind: 'private'; host: string; sent: 'page' | 'selection' }
  /** The link leads to a private address, which the server cannot open. */
  | { kind: 'private-link'; host: string }
  /** There is nothing to read: a page of the browser itself, or no tab. */
  | { kind: 'unreadable' }
  | { kind: 'asked'; cited: 'page' | 'selection' | 'text'; isDone?: true };

/**
 * Looks a text up: an identifier, a title, an in-text citation, or whatever it is; of a `page` the address that it is, even if it has an
 * identifier in it. Gives whether there is an answer.
 */
type LookUp = (text: string, what?: 'page') => Promise<boolean>;

/** Milliseconds that a page may take to load, and one that does not end loading to be read as far as it is there. */
const patience = 4_000;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

async function runInTab(tabId: number, injectImmediately: boolean): Promise<TabReading | undefined> {
  try {
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId },
      files: ['read-page.js'],
      injectImmediately,
    });
    return frame?.result as TabReading | undefined;
  } catch {
    // The browser lets nobody read its own pages, its store, or the files of this computer.
    return undefined;
  }
}

/** Gives what a tab shows; nothing of one that may not be read, or whose scripts do not stop. */
async function readTab(tabId: number): Promise<TabReading | undefined> {
  const loaded = runInTab(tabId, false);
  const early = async () => {
    await pause(patience);
    return await runInTab(tabId, true);
  };
  return await Promise.race([loaded, early(), pause(2 * patience)]);
}

async function activeTab(tabId: number | undefined): Promise<chrome.tabs.Tab | undefined> {
  // A viewer of files is no tab: browsers give it the number -1.
  if (tabId !== undefined && tabId >= 0) return await chrome.tabs.get(tabId).catch(() => undefined);
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
  /** Something else was asked for while the tab was read. */
  const isOvertaken = useRef(false);

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
    if (isPrivateHost(hostname) && !isAllowed)
      return setStage({ kind: 'private', host: hostname, sent: 'page' });
    await sendPage(url);
  }

  async function citeSelection({ url, selection }: TabReading, isAllowed = false) {
    const host = toldAddress(url) === undefined ? '' : new URL(url).hostname;
    if ((host === '' || isPrivateHost(host)) && !isAllowed)
      return setStage({ kind: 'private', host, sent: 'selection' });
    await citeText(selection, 'selection');
  }

  async function citeLink(address: string) {
    const url = toldAddress(address);
    if (!url) return setStage({ kind: 'unreadable' });
    const { hostname } = new URL(url);
    if (isPrivateHost(hostname)) return setStage({ kind: 'private-link', host: hostname });
    await citeText(url, 'text');
  }

  async function begin() {
    if (task.kind === 'text') return await citeText(task.text, 'text');
    if (task.kind === 'link') return await citeLink(task.url);
    const tab = await activeTab(task.tabId);
    reading.current = tab?.id === undefined ? undefined : await readTab(tab.id);
    // A PDF that the browser shows in a viewer of its own cannot be read, but its address can be cited.
    if (!reading.current && tab?.url && toldAddress(tab.url))
      reading.current = { url: tab.url, title: tab.title ?? '', selection: '' };
    if (isOvertaken.current) return;
    if (reading.current?.selection && !task.wholePage) return await citeSelection(reading.current);
    await citePage();
  }

  function sendPrivate() {
    if (stage.kind !== 'private') return;
    if (stage.sent === 'selection' && reading.current) void citeSelection(reading.current, true);
    else void citePage(true);
  }

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  return {
    stage,
    /** The title of the page, if it is what was asked for. */
    title: () => (stage.kind === 'asked' && stage.cited === 'page' ? reading.current?.title : undefined),
    citePage: () => void citePage(),
    sendPrivate,
    citeText: (text: string) => {
      isOvertaken.current = true;
      void citeText(text, 'text');
    },
  };
}

import type { CitedWork, ListParagraph, StyleKey } from '@citewright/contract';
import { isWebAddress } from '@citewright/contract';
import { sharedVerifications, sharedWords } from '@citewright/words';
import { card, framePage, langOf, printed, reference, styleLabel } from '../../printed/frame.ts';
import { type Markup, markup } from '../../printed/markup.ts';

/** An entry of a shared list as it is printed, and what it comes from. */
export interface SharedEntry extends Pick<CitedWork, 'record' | 'verification'> {
  html: string;
  /** The heading of its section. */
  heading: string | undefined;
  paragraphs: readonly ListParagraph[] | undefined;
  notices: readonly string[];
  language: string | undefined;
}

/** A list as its readers see it. */
export interface SharedPage {
  name: string;
  style: StyleKey;
  /** What stands above the references. */
  heading: string;
  entries: readonly SharedEntry[];
  /** When it was frozen, where it does not change any more, and when its link ends. */
  frozenAt: string | null;
  expiresAt: string | null;
  /** The files of the list: their names and addresses. */
  files: readonly { label: string; href: string }[];
  /** Where the list is copied. */
  keep: string;
  /** Where it is reported; absent where nobody can be written to. */
  report: string | undefined;
}

const text = 'font-serif leading-relaxed [overflow-wrap:anywhere]';

/** The indents of a paragraph, to the half inch: a page that runs nothing carries no styles of its own. */
function indents({ left, first }: ListParagraph): string {
  const place = left >= 1 ? 'ps-[1in]' : left > 0 ? 'ps-[0.5in]' : '';
  return `${place} ${first > 0 ? 'indent-[0.5in]' : first < 0 ? '-indent-[0.5in]' : ''}`;
}

function printEntry({ html, paragraphs, language }: SharedEntry): Markup {
  if (!paragraphs) return markup`<p class="${reference}" dir="auto"${langOf(language)}>${printed(html)}</p>`;
  const parts = paragraphs.map(
    (paragraph) =>
      markup`<p class="${text} ${indents(paragraph)}" dir="auto"${langOf(language)}>${
        paragraph.margin &&
        markup`<span class="inline-block min-w-[0.5in] indent-0">${printed(paragraph.margin)} </span>`
      }${printed(paragraph.html)}</p>`,
  );
  return markup`${parts}`;
}

/** An entry, below the heading of its section where that begins with it. */
const printListed = (entry: SharedEntry, at: number, entries: readonly SharedEntry[]): Markup =>
  markup`${
    entry.heading !== undefined &&
    entry.heading !== entries[at - 1]?.heading &&
    markup`<h3 class="pt-2 font-serif font-semibold" dir="auto">${entry.heading}</h3>`
  }${printEntry(entry)}`;

function printEvidence(entry: SharedEntry): Markup {
  const { record } = entry;
  const link =
    record &&
    isWebAddress(record.url) &&
    markup` <a class="text-link" rel="noopener noreferrer" href="${record.url}">${sharedWords.record(record.name)}</a>`;
  return markup`<li class="mt-4 border-t border-rule pt-4">${printEntry(entry)}
${entry.notices.map((notice) => markup`<p class="mt-1 ps-[0.5in] text-sm font-semibold">${notice}</p>`)}
<p class="mt-1 ps-[0.5in] text-sm text-ink-soft">${sharedVerifications[entry.verification]}${link}</p></li>`;
}

const filesPart = ({ files }: SharedPage): Markup =>
  markup`<h2 class="mt-8 text-sm font-semibold print:hidden">${sharedWords.files}</h2>
<ul class="mt-2 flex flex-wrap gap-x-5 print:hidden">${files.map(
    ({ label, href }) =>
      markup`<li><a class="text-link inline-flex min-h-11 items-center" download href="${href}">${label}</a></li>`,
  )}</ul>`;

// The server does not know the time zone of its readers.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
const dayOf = (moment: string) => day.format(new Date(moment));
const momentOf = (moment: string) => `${dayOf(moment)}, ${time.format(new Date(moment))} UTC`;

/** The page of a shared list. `stylesheet` is the address of the site's own. */
export const printSharedPage = (page: SharedPage, stylesheet: string | undefined): string =>
  framePage(
    sharedWords.title(page.name),
    stylesheet,
    markup`<p class="text-sm font-semibold text-cite print:hidden">${sharedWords.kicker}</p>
<h1 class="font-display text-3xl [overflow-wrap:anywhere]" dir="auto">${page.name}</h1>
<p class="mt-3 text-ink-soft print:hidden">${
      page.entries.length === 0
        ? sharedWords.none
        : sharedWords.about(page.entries.length, styleLabel(page.style))
    } ${page.frozenAt ? sharedWords.frozen(dayOf(page.frozenAt)) : sharedWords.live}${
      page.expiresAt !== null && ` ${sharedWords.ends(momentOf(page.expiresAt))}`
    }</p>
<p class="mt-5 print:hidden"><a class="inline-flex min-h-12 items-center rounded-md border border-transparent bg-accent px-6 text-base font-semibold text-on-accent hover:bg-accent-strong" href="${page.keep}">${sharedWords.keep}</a></p>
<p class="mt-2 text-sm text-ink-soft print:hidden">${sharedWords.keepAbout}</p>
${
  page.entries.length > 0 &&
  markup`<section class="${card} print:border-0 print:p-0 print:shadow-none">
<div class="select-all space-y-3"><h2 class="text-center font-serif font-semibold">${page.heading}</h2>
${page.entries.map(printListed)}</div></section>
<p class="mt-3 text-sm text-ink-soft print:hidden">${sharedWords.selecting}</p>
${filesPart(page)}
<details class="mt-6 print:hidden"><summary class="min-h-11 cursor-pointer py-2 font-semibold">${sharedWords.evidence}</summary><ul>${page.entries.map(printEvidence)}</ul></details>`
}
${page.report !== undefined && markup`<p class="mt-6 text-sm print:hidden"><a class="text-link inline-flex min-h-11 items-center" href="${page.report}">${sharedWords.report}</a></p>`}`,
  );

const printRefusal = (title: string, lines: readonly string[], stylesheet: string | undefined): string =>
  framePage(
    title,
    stylesheet,
    markup`<h1 class="font-display text-3xl">${title}</h1>
${lines.map((line) => markup`<p class="mt-3 text-ink-soft">${line}</p>`)}`,
  );

/** The page of a link that leads nowhere. */
export const printGonePage = (stylesheet: string | undefined): string =>
  printRefusal(sharedWords.gone, [sharedWords.goneAbout], stylesheet);

/** The page of a list that cannot be shown: a message of the API, its headline and then its advice. */
export const printRefusedPage = (message: string, stylesheet: string | undefined): string =>
  printRefusal(
    sharedWords.refused,
    message.split('\n').map((line) => line.replace(/^• /, '')),
    stylesheet,
  );

import { type CitationResponse, type InTextForms, isWebAddress } from '@citewright/contract';
import { type StyleKey, styles } from '@citewright/styles';
import { manualEntryAdvice, printedForms, printedVerifications, printedWords } from '@citewright/words';
import { type Asked, printedAddress } from './asked.ts';
import { card, framePage, langOf, printed, reference, styleLabel } from './frame.ts';
import type { PrintedAnswer, PrintedChoice } from './look-up.ts';
import { Markup, markup } from './markup.ts';

// The classes are those of the web app's style sheet, which Tailwind makes of this file, too (apps/web/app/app.css).
const control =
  'mt-1.5 block w-full min-h-12 rounded-md border border-rule-strong bg-raised px-3.5 text-base text-ink';
const label = 'block text-sm font-semibold';
/** The five styles, and the one that is selected where it is another. */
function styleOptions(format: StyleKey): Markup[] {
  const ids = styles.map(({ id }) => id);
  const offered = ids.includes(format) ? ids : [format, ...ids];
  return offered.map(
    (id) =>
      markup`<option value="${id}"${id === format && new Markup(' selected')}>${styleLabel(id)}</option>`,
  );
}

const form = ({ text, format }: Asked): Markup => markup`<form action="/cite" class="${card}">
<label class="${label}" for="source">${printedWords.field}</label>
<input class="${control}" id="source" name="sourceIdentifier" value="${text}" autocomplete="off" autocapitalize="off" spellcheck="false">
<label class="${label} mt-4" for="format">${printedWords.style}</label>
<select class="${control}" id="format" name="format">${styleOptions(format)}</select>
<input type="hidden" name="scripts" value="off">
<button class="mt-5 inline-flex min-h-13 w-full items-center justify-center rounded-md border border-transparent bg-accent px-6 text-base font-semibold text-on-accent hover:bg-accent-strong">${printedWords.submit}</button>
</form>`;

function inTextForms({ inTextForms: forms = {}, language }: CitationResponse): Markup[] {
  return Object.entries(printedForms).flatMap(([name, words]) => {
    const given = forms[name as keyof InTextForms];
    if (!given) return [];
    return markup`<dt class="mt-3 text-sm font-semibold text-ink-soft">${words}</dt>
<dd class="select-all font-serif" dir="auto"${langOf(language)}>${printed(given.html)}</dd>`;
  });
}

function choice({ html, asks }: PrintedChoice, { format }: Asked): Markup {
  const link =
    asks &&
    markup`<a class="text-link" href="${printedAddress({ ...asks, format })}">${printedWords.take}</a>`;
  return markup`<li class="mt-4"><p class="${reference}" dir="auto">${printed(html)}</p><p class="mt-1 pl-[0.5in] text-sm">${link}</p></li>`;
}

const choices = (title: string, offered: readonly PrintedChoice[], asked: Asked): Markup | false =>
  offered.length > 0 &&
  markup`<section class="${card}"><h2 class="font-display text-xl">${title}</h2><ul>${offered.map((each) => choice(each, asked))}</ul></section>`;

const source = ({ verification, record }: CitationResponse): Markup =>
  markup`<p class="mt-5 text-sm text-ink-soft">${printedVerifications[verification]} ${
    record &&
    isWebAddress(record.url) &&
    markup`<a class="text-link" rel="noopener noreferrer" href="${record.url}">${printedWords.record(record.name)}</a>`
  }</p>`;

const citationPart = (
  citation: CitationResponse,
): Markup => markup`<article class="${card}" data-style="${citation.format}">
<h2 class="text-sm font-semibold text-cite">${printedWords.reference(styleLabel(citation.format))}</h2>
${citation.notices.map(({ message }) => markup`<p class="mt-3">${message}</p>`)}
<p class="${reference} mt-4 select-all text-lg" dir="auto"${langOf(citation.language)}>${printed(citation.formattedCitation)}</p>
<dl>${inTextForms(citation)}</dl>
<p class="mt-5 text-sm text-ink-soft">${printedWords.selecting}</p>
<label class="${label} mt-4" for="plain">${printedWords.plain}</label>
<textarea class="${control} py-2.5" id="plain" rows="4" readonly>${citation.plainText}</textarea>
${source(citation)}
</article>`;

/** A message of the API: its headline, then what may be the cause and what to do. The page has no manual entry. */
function refusal(message: string): Markup {
  const [headline = '', ...lines] = message.split('\n').map((line) => line.replace(/^• /, ''));
  const advice = lines.filter((line) => line !== manualEntryAdvice);
  return markup`<section role="alert" class="${card}"><h2 class="font-display text-xl">${printedWords.failed}</h2>
<p class="mt-2 font-semibold text-danger">${headline}</p>
<ul class="mt-2 list-disc pl-5">${advice.map((line) => markup`<li>${line}</li>`)}</ul></section>`;
}

function result(answer: PrintedAnswer, asked: Asked): Markup {
  switch (answer.kind) {
    case 'nothing':
      return markup``;
    case 'found':
      return markup`${citationPart(answer.citation)}${choices(printedWords.others, answer.others, asked)}`;
    case 'choices':
      return markup`${choices(printedWords.choose, answer.choices, asked)}`;
    case 'refused':
      return markup`${refusal(answer.message)}${choices(printedWords.others, answer.choices, asked)}`;
  }
}

/** The page for browsers without scripts: the form as it was sent, and the answer to it. `stylesheet` is the address of the site's own. */
export const printPage = (asked: Asked, answer: PrintedAnswer, stylesheet: string | undefined): string =>
  framePage(
    printedWords.title,
    stylesheet,
    markup`<h1 class="font-display text-3xl">${printedWords.heading}</h1>
<p class="mt-3 font-serif text-lg text-ink-soft">${printedWords.about}</p>
${form(asked)}
${result(answer, asked)}`,
  );

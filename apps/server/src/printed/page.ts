import { type CitationResponse, type InTextForms, isWebAddress } from '@citewright/contract';
import { type StyleKey, styles } from '@citewright/styles';
import { printedForms, printedVerifications, printedWords } from '@citewright/words';
import { type Asked, printedAddress } from './asked.ts';
import {
  card,
  control,
  framePage,
  label,
  langOf,
  mainButton,
  printed,
  reference,
  refusal,
  styleLabel,
} from './frame.ts';
import type { PrintedAnswer, PrintedChoice } from './look-up.ts';
import { Markup, markup } from './markup.ts';

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
<button class="${mainButton}">${printedWords.submit}</button>
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

function result(answer: PrintedAnswer, asked: Asked): Markup {
  switch (answer.kind) {
    case 'nothing':
      return markup``;
    case 'found':
      return markup`${citationPart(answer.citation)}${choices(printedWords.others, answer.others, asked)}`;
    case 'choices':
      return markup`${choices(printedWords.choose, answer.choices, asked)}`;
    case 'refused':
      return markup`${refusal(printedWords.failed, answer.message)}${choices(printedWords.others, answer.choices, asked)}`;
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

import type { StyleSummary } from '@citewright/contract';
import { printedSearches } from '@citewright/words';
import { card, control, framePage, label, mainButton, refusal } from './frame.ts';
import type { HelpAnswer } from './help-answers.ts';
import { type Markup, markup } from './markup.ts';
import type { Refusal } from './send-page.ts';

/** The pages with a search. */
export type SearchPath = '/styles' | '/help';

const wordsOf = { '/styles': printedSearches.styles, '/help': printedSearches.help };

/** What was asked for: the text, and the fields of the form that the page does not show. */
export interface Sought {
  q: string;
  kept: Readonly<Record<string, string>>;
}

const searchForm = (
  path: SearchPath,
  { q, kept }: Sought,
): Markup => markup`<form action="${path}" class="${card}">
<label class="${label}" for="q">${wordsOf[path].field}</label>
<input class="${control}" id="q" name="q" type="search" value="${q}" autocomplete="off">
${Object.entries(kept).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
<input type="hidden" name="scripts" value="off">
<button class="${mainButton}">${printedSearches.submit}</button>
</form>`;

const nothing = (path: SearchPath): Markup =>
  markup`<section class="${card}"><h2 class="font-display text-xl">${wordsOf[path].none}</h2><p class="mt-2">${wordsOf[path].noneHint}</p></section>`;

/** Found styles, each with a link to the form that is set to it. */
export const printStyles = (styles: readonly StyleSummary[]): Markup[] =>
  styles.map(
    ({ id, title }) =>
      markup`<li class="not-first:mt-4"><p class="font-semibold">${title}</p><p class="mt-1 text-sm"><a class="text-link" href="/cite?${String(new URLSearchParams({ format: id, scripts: 'off' }))}">${printedSearches.styles.use}</a></p></li>`,
  );

/** Found questions with their answers. */
export const printAnswers = (answers: readonly HelpAnswer[]): Markup[] =>
  answers.map(
    ({ question, answer }) =>
      markup`<li class="not-first:mt-6"><h2 class="font-display text-xl">${question}</h2><p class="mt-2 font-serif">${answer}</p></li>`,
  );

/** The page of a search: its form as it was sent, and what was found, or why it failed. */
export function printSearch(
  path: SearchPath,
  sought: Sought,
  found: readonly Markup[] | Refusal,
  stylesheet: string | undefined,
): string {
  const { title, heading, all } = wordsOf[path];
  const answer =
    'message' in found
      ? refusal(printedSearches.failed, found.message)
      : found.length === 0
        ? nothing(path)
        : markup`<ul class="${card}">${found}</ul>`;
  return framePage(
    title,
    stylesheet,
    markup`<h1 class="font-display text-3xl">${heading}</h1>
<p class="mt-3 font-serif text-lg text-ink-soft">${printedSearches.withoutScripts}</p>
${searchForm(path, sought)}
${answer}
<p class="mt-6"><a class="text-link" href="${path}">${all}</a></p>`,
  );
}

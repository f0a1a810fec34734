import { type Authors, namesAtEnd, readAuthors } from './names.ts';
import { takeTitle } from './title.ts';
import { calendarWords } from './words.ts';

const dayOfMonth = /(?:^|,? )(?:\d{1,2}\.? )?(\p{L}{3,9})(?: (\d{1,2}),?)?$/u;

/**
 * The names before a date, without the day and month of `Smith, 5 May 2020`. `May 2020` alone is a date
 * without names.
 */
function withoutMonth(names: string): string {
  const trimmed = names.trim();
  const [all = '', month = '', day] = dayOfMonth.exec(trimmed) ?? [];
  if (!calendarWords.has(month.toLowerCase())) return trimmed;
  const before = trimmed.slice(0, trimmed.length - all.length).trim();
  const isDate = before === '' || all.startsWith(',') || day !== undefined || /^ ?\d/.test(all);
  return isDate ? before : trimmed;
}

/**
 * The authors before a date: persons, an organisation, a title in place of them or beside them. `nobody` for
 * empty text, `undefined` for anything else.
 */
export function readNamed(text: string): Authors | 'nobody' | undefined {
  const { title, rest } = takeTitle(text);
  const names = withoutMonth(rest);
  if (names === '') return title ? { authors: [], etAl: false, title } : 'nobody';
  const authors = readAuthors(names);
  return authors && title ? { ...authors, title } : authors;
}

const prose = /^\p{Ll}[\p{L}\p{M} ,.'-]{1,60}$/u;

/** The authors after words of a sentence: `reviewed in Smith and Jones`. The words are a prefix like `see`. */
export function readNamedBehindProse(text: string): { prefix: string; authors: Authors } | undefined {
  const names = namesAtEnd(text.trim());
  const prefix = text
    .trim()
    .slice(0, -names.length || undefined)
    .trim();
  const authors = names !== '' && prose.test(prefix) ? readAuthors(names) : undefined;
  return authors && { prefix: prefix.replace(/,$/, ''), authors };
}

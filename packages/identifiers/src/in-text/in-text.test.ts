import { describe, expect, test } from 'vitest';
import { readCases } from '../case-table.fixture.ts';
import { citedFirst, type InTextCite, parseInText } from '../index.ts';

function spellAuthors({ authors, etAl, organisation, abbreviation }: InTextCite): string {
  if (organisation) return `{${organisation}${abbreviation ? ` = ${abbreviation}` : ''}}`;
  const names = authors.map(({ family, initials }) => (initials ? `${family} ${initials}` : family));
  return names.join(' + ') + (etAl ? ' et al.' : '');
}

function spellDate({ year, yearEnd, originalYear, undated, suffix = '' }: InTextCite): string {
  if (undated) return `${undated} ${suffix}`.trim();
  return `${originalYear ? `${originalYear}/` : ''}${year}${yearEnd ? `-${yearEnd}` : ''}${suffix}`;
}

/** One cite as the table writes it: `see: Smith + Jones et al. “Title” | 2020a | page 5 | (my translation)`. */
function spell(cite: InTextCite): string {
  const { prefix, locator, note, title } = cite;
  const named = [spellAuthors(cite), ...(title ? [`“${title}”`] : [])].filter(Boolean).join(' ');
  const authors = `${prefix ? `${prefix}: ` : ''}${named}`;
  const place = locator ? [`${locator.label} ${locator.value}`] : [];
  return [authors, spellDate(cite), ...place, ...(note ? [`(${note})`] : [])].join(' | ');
}

describe('an in-text citation is read as its cites', () => {
  test.each(readCases('in-text'))('$about: $input', ({ input = '', form, cites }) => {
    const citation = parseInText(input);
    expect(citation?.form ?? 'none').toBe(form);
    expect((citation?.cites ?? []).map(spell).join(' ; ')).toBe(cites);
  });
});

describe('the work that references list is', () => {
  test.each([
    ['the first of several', '(Smith, 2020; Jones, 2019)', 'Smith'],
    ['the secondary source, which was read', '(Freud, 1900, as cited in Jones, 2010)', 'Jones'],
  ])('%s: %s', (_about, text, family) => {
    const citation = parseInText(text);
    expect(citation && citedFirst(citation)?.authors[0]?.family).toBe(family);
  });
});

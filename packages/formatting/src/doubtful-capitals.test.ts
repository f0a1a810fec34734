import { describe, expect, it } from 'vitest';
import { doubtfulCapitals, withCapital } from './doubtful-capitals.ts';
import { formatReference } from './reference.ts';

const article = (title: string) => ({
  id: '1',
  type: 'article-journal',
  title,
  author: [{ family: 'Roe', given: 'Jane' }],
  issued: { 'date-parts': [[2020]] },
});

describe('words that may be names', () => {
  it.each<[string, string, string[]]>([
    ['The Growth of Young Firms in Hostile Markets', 'apa', ['young']],
    ['The Growth of Young Firms in Hostile Markets', 'harvard', ['young']],
    ['The Growth of Young Firms in Hostile Markets', 'ieee', ['young']],
    ['The Growth of Young Firms and Young Workers', 'apa', ['young']],
    ['THE GROWTH OF YOUNG FIRMS IN HOSTILE MARKETS', 'apa', ['young']],
    ['The Age of the Earth and Its Oldest Rocks', 'apa', ['earth']],
    // Nothing was taken away.
    ['The Growth of Young Firms in Hostile Markets', 'mla', []],
    ['The Growth of Young Firms in Hostile Markets', 'chicago', []],
    ['The growth of young firms in hostile markets', 'apa', []],
    ['Young Firms in Hostile Markets', 'apa', []],
    // Technical words are on no list of names, and names on no list of words.
    ['Mitochondrial Phosphofructokinase in Hostile Environments', 'apa', []],
    ['A History of Bridges in Wales', 'apa', []],
  ])('%s, %s', (title, style, expected) => {
    expect(doubtfulCapitals(article(title), style)).toEqual(expected);
  });
});

describe('a word taken for a name', () => {
  it('keeps its capital in every style, and is no longer asked about', () => {
    const item = withCapital(article('The Growth of <i>Young</i> Firms in Hostile Markets'), 'young');
    expect(formatReference(item, 'apa').text).toContain('The growth of Young firms in hostile markets');
    expect(formatReference(item, 'mla').text).toContain('The Growth of Young Firms in Hostile Markets');
    expect(doubtfulCapitals(item, 'apa')).toEqual([]);
  });

  it('keeps it in every place but the first of the title, and other words stay', () => {
    const { title } = withCapital(article('Young Firms, Young Workers and Youngsters'), 'young');
    expect(title).toBe('Young Firms, <span class="nocase">Young</span> Workers and Youngsters');
  });
});

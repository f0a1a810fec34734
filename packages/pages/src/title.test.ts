import { describe, expect, it } from 'vitest';
import { besideHeadline, cleanTitle, cleanTitleTag } from './title.ts';

const context = { siteNames: ['Harbour Echo', 'Politics'], url: 'https://www.harbourecho.example/x' };

describe('a title without the site', () => {
  it.each([
    ['Ferry strike | Harbour Echo', 'Ferry strike'],
    ['Ferry strike - Politics - Harbour Echo', 'Ferry strike'],
    ['Harbour Echo: Ferry strike', 'Ferry strike'],
    ['Ferry strike — harbourecho.example', 'Ferry strike'],
    ['Ferry strike – The Harbour Echo', 'Ferry strike'],
    ['Ferry strike -', 'Ferry strike'],
    ['Ferry strike: what we know', 'Ferry strike: what we know'],
    ['COVID-19 and well-being', 'COVID-19 and well-being'],
    ['Harbour Echo', 'Harbour Echo'],
    ['Libre cours : les rivières et moi', 'Libre cours : les rivières et moi'],
  ])('%s', (title, clean) => {
    expect(cleanTitle(title, context)).toBe(clean);
  });

  it('is the headline where the title begins or ends with it', () => {
    const withHeadline = { ...context, wholes: ['How to grow a lemon tree | Step by step'] };
    const title = 'How to grow a lemon tree | Step by step | Garden Life';
    expect(cleanTitle(title, withHeadline)).toBe('How to grow a lemon tree | Step by step');
  });

  it('loses an unknown short name only in the title tag', () => {
    const title = 'Ten quiet beaches for the autumn | Garden Life';
    expect(cleanTitle(title, context)).toBe(title);
    expect(cleanTitleTag(title, context)).toBe('Ten quiet beaches for the autumn');
  });
});

describe('the name beside the headline', () => {
  it.each([
    ['Ferry strike – Harbour Echo', 'Harbour Echo'],
    ['Harbour Echo | Ferry strike', 'Harbour Echo'],
    ['Ferry strike: what we know', undefined],
    ['Ferry strike', undefined],
  ])('of "%s" is %s', (title, site) => {
    expect(besideHeadline(title, 'Ferry strike')).toBe(site);
  });
});

describe('markup in a title', () => {
  it.each([
    ['On <em>Corvus</em> at CO<sub>2</sub>', 'On <i>Corvus</i> at CO<sub>2</sub>'],
    ['A <span class="x">plain</span> title', 'A plain title'],
    ['a < b and List<String>', 'a < b and List<String>'],
  ])('%s', (title, limited) => {
    expect(cleanTitle(title, context)).toBe(limited);
  });
});

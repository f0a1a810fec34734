import { describe, expect, it } from 'vitest';
import { childOf, descendantsOf, markupOf, parseXml, textOf } from './read-xml.ts';

describe('a document', () => {
  it('is a tree of local names, whatever prefixes the service binds', () => {
    const tree = parseXml(
      '\uFEFF<?xml version="1.0"?><zs:a xmlns:zs="x"><zs:b k="1"> one <c>two</c> </zs:b></zs:a>',
    );
    expect(tree.name).toBe('a');
    expect(childOf(tree, 'b')?.attributes).toEqual({ k: '1' });
    expect(textOf(childOf(tree, 'b'))).toBe('one two');
    expect(descendantsOf(tree, 'c')).toHaveLength(1);
  });

  it('preserves markup and its escapes on request', () => {
    const tree = parseXml('<t>On <i>E. coli</i> &amp; P &lt; 0.05 <![CDATA[in <vivo>]]></t>');
    expect(markupOf(tree)).toBe('On <i>E. coli</i> &amp; P &lt; 0.05 in &lt;vivo>');
    expect(textOf(tree)).toBe('On E. coli & P < 0.05 in <vivo>');
  });

  it('of NCBI names its type', () => {
    const doctype =
      '<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/a.dtd">';
    expect(parseXml(`${doctype}<PubmedArticleSet/>`).name).toBe('PubmedArticleSet');
  });
});

it('counts the attributes of each element apart', () => {
  const many = Array.from({ length: 200 }, (_, at) => `a${at}=""`).join(' ');
  expect(parseXml(`<a ${many}><b ${many}/><b ${many}/></a>`).content).toHaveLength(2);
});

describe('a document that could do harm is refused', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};&l${at};">`).join(
    '',
  );
  it.each([
    ['entities that multiply', `<!DOCTYPE a [<!ENTITY l0 "lol">${laughs}]><a>&l9;</a>`],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['entities under NCBI’s name', '<!DOCTYPE a PUBLIC "-//NLM//DTD x//EN" "x" [<!ENTITY x "y">]><a>&x;</a>'],
    ['an external type', '<!DOCTYPE a SYSTEM "http://10.0.0.1/a.dtd"><a/>'],
    ['an entity nobody declared', '<a>&nbsp;</a>'],
    ['endless nesting', '<a>'.repeat(100_000)],
    ['endless siblings', `<a>${'<b/>'.repeat(200_000)}</a>`],
    ['endless attributes', `<a ${Array.from({ length: 257 }, (_, at) => `a${at}=""`).join(' ')}/>`],
    ['endless text', `<a>${'x'.repeat(3_000_000)}</a>`],
    ['half an answer', '<a><b>text</b>'],
    ['a page', '<!doctype html><title>Sorry<p>no'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(() => parseXml(text)).toThrow(SyntaxError);
  });
});

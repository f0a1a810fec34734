import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normaliseCapitals } from './normalise-capitals.ts';
import { packedLexicon } from './packed-lexicon.ts';
import { sentenceCase } from './sentence-case.ts';

function cases(name: string): string[][] {
  const file = readFileSync(new URL(`./cases/${name}.tsv`, import.meta.url), 'utf8');
  return file
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

describe('a title in sentence case', () => {
  it.each(cases('sentence-case'))('%s', (given = '', expected = '') => {
    expect(sentenceCase(given).title).toBe(expected);
  });

  it.each(cases('sentence-case'))('stays when it is there already: %s', (_given, expected = '') => {
    expect(sentenceCase(expected).title).toBe(expected);
  });
});

describe('a title in capitals', () => {
  it.each(cases('capitals'))('%s', (given = '', expected = '') => {
    expect(normaliseCapitals(given).title).toBe(expected);
  });
});

describe('the evidence of the record', () => {
  const title = 'Flooding of the Okaro Plain by the Tessu';

  it('keeps a word that the abstract writes with a capital in the middle of a sentence', () => {
    const abstract = 'We studied how the Tessu floods the plain near Okaro. Plain vegetation was mapped.';
    expect(sentenceCase(title, { abstract })).toEqual({
      title: 'Flooding of the Okaro plain by the Tessu',
      doubtful: [],
    });
  });

  it('lowers a word that the abstract writes small, even where a list takes it for a name', () => {
    const abstract = 'In this study a titan of the forest, the turkey, was followed for two years.';
    expect(sentenceCase('Movements of the Wild Turkey', { abstract }).title).toBe(
      'Movements of the wild turkey',
    );
  });

  it('takes the name of an organisation as a whole, not its words', () => {
    const organisations = ['Canada Council for the Arts', 'Centers for Medicare & Medicaid Services'];
    const title = 'What the Canada Council’s Arts and Medicaid Services Cost';
    expect(sentenceCase(title, { organisations }).title).toBe(
      'What the Canada Council’s arts and Medicaid services cost',
    );
  });

  it('takes no evidence from an abstract in headline case', () => {
    const abstract = 'Results Of The Study Show That Movements Of Animals Differ Between All Years';
    expect(sentenceCase('The Movements of Animals', { abstract }).title).toBe('The movements of animals');
  });

  it('gives a title in capitals the forms of the abstract', () => {
    const abstract = 'Here we show that the PyMVPA toolbox reads data.';
    expect(normaliseCapitals('THE PYMVPA TOOLBOX FOR DATA ANALYSIS', { abstract }).title).toBe(
      'The PyMVPA toolbox for data analysis',
    );
  });

  it('keeps the names of the record and the capitals of mixed keywords', () => {
    const evidence = { names: ['Quillfeather'], keywords: ['ethics', 'Zarquon method'] };
    expect(sentenceCase('The Ethics of Quillfeather and the Zarquon Method', evidence).title).toBe(
      'The ethics of Quillfeather and the Zarquon method',
    );
  });

  it('reports the words that are a bet', () => {
    expect(sentenceCase('The Ecology of the Blorptang').doubtful).toEqual(['blorptang']);
    expect(sentenceCase('The Ecology of Forests').doubtful).toEqual([]);
  });
});

describe('the first word of a subtitle', () => {
  it.each([
    [
      'given',
      'Educational psychology: the psychology of learning',
      'Educational psychology: the psychology of learning',
    ],
    [
      'capital',
      'Educational psychology: the psychology of learning',
      'Educational psychology: The psychology of learning',
    ],
    [
      'small',
      'Educational Psychology: The Psychology of Learning',
      'Educational psychology: the psychology of learning',
    ],
    [
      'small',
      'Educational psychology: The psychology of learning',
      'Educational psychology: the psychology of learning',
    ],
    ['small', 'The Home Front: London in Wartime', 'The home front: London in wartime'],
    ['capital', 'Tumour growth: mRNA and its decay', 'Tumour growth: mRNA and its decay'],
  ] as const)('%s: %s', (subtitle, given, expected) => {
    expect(sentenceCase(given, {}, subtitle).title).toBe(expected);
  });
});

describe('the language of the record', () => {
  it('leaves the capitals of German nouns', () => {
    expect(sentenceCase('Die Kritik der reinen Vernunft', { language: 'de' }).title).toBe(
      'Die Kritik der reinen Vernunft',
    );
  });

  it('yields to the words of grammar in the title', () => {
    expect(sentenceCase('The History of the Press', { language: 'de' }).title).toBe(
      'The history of the press',
    );
    expect(sentenceCase('Die Geschichte der Presse', { language: 'en' }).title).toBe(
      'Die Geschichte der Presse',
    );
  });
});

describe('hostile titles', () => {
  it.each([
    ['<!--', '<!--'.repeat(2_500)],
    ['<i>', `${'<i>'.repeat(3_000)}x`],
    ['an unclosed span', '<span class="nocase"'.repeat(400)],
    ['a: ', 'a: '.repeat(3_000)],
    ['too long', 'Word '.repeat(20_000)],
  ])('%s comes back with the same letters', (_name, title) => {
    expect(sentenceCase(title).title.toLowerCase()).toBe(title.toLowerCase());
  });
});

it('ships the word lists as they stand in the lexicon', () => {
  const shipped = readFileSync(new URL('./packed/lexicon.ts', import.meta.url), 'utf8');
  expect(shipped).toBe(packedLexicon());
});

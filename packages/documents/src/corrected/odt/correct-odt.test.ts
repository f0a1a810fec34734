import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import { openOdt } from '../../readers/odt/package.ts';
import { mapOdt } from '../../readers/odt/read-odt.ts';
import { odtOf } from '../../readers/office/office-file.fixture.ts';
import { commentWords } from '../comment-words.fixture.ts';
import { correctPaper } from '../correct-paper.ts';
import type { Correction, Way } from '../corrections.ts';
import { listedText } from '../listed-text.fixture.ts';

const entries = [
  'Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.',
  'Cowan, N. (2001). The magical number 4. Behavioral and Brain Sciences, 24(1), 87–114.',
  'Miller, G. A. (1956). The magical number seven. Psychological Review, 63(2), 81–97.',
] as const;
const styles =
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-style="italic"/></style:style><text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-suffix="." style:num-format="1"/></text:list-style>';
const lead =
  '<text:p text:style-name="P1">Memory is short (Baddeley, <text:span text:style-name="T1">1992</text:span>). Others doubt it (Cowan, 2001;  Miller, 1956).</text:p><text:h text:outline-level="1">References</text:h>';
const paragraphs = entries.map((entry) => `<text:p text:style-name="P2">${entry}</text:p>`);
const body = lead + paragraphs.join('');
const listed = `${lead}<text:list text:style-name="L1">${paragraphs.map((one) => `<text:list-item>${one}</text:list-item>`).join('')}</text:list>`;

async function correct(content: string, corrections: (text: string) => Correction[], way: Way) {
  const bytes = odtOf(content, styles);
  const file = { name: 'paper.odt', bytes };
  const paper = listedText(await readDocument(file));
  const result = correctPaper(file, paper, corrections(paper.text), {
    way,
    words: commentWords,
    author: 'Citewright',
    date: new Date('2026-01-02T03:04:05Z'),
  });
  const { document } = mapOdt(openOdt(result.bytes));
  const after = unzipSync(result.bytes);
  return {
    ...result,
    before: unzipSync(bytes),
    after,
    document,
    xml: new TextDecoder().decode(after['content.xml']),
  };
}

const replace =
  (was: string, html: string, works?: Extract<Correction, { kind: 'replace' }>['works']) =>
  (all: string): Correction[] => {
    const start = all.indexOf(was);
    expect(start).toBeGreaterThanOrEqual(0);
    return [{ kind: 'replace', start, end: start + was.length, html, ...(works ? { works } : {}) }];
  };
/** A citation that moves into a note, with the space before it; its mark follows one sign behind it. */
const move =
  (was: string, html: string) =>
  (all: string): Correction[] => {
    const start = all.indexOf(was);
    expect(start).toBeGreaterThanOrEqual(0);
    const end = start + was.length;
    return [{ kind: 'note', start: start - 1, end, at: end + 1, number: 1, html }];
  };

const reset =
  (order: readonly (readonly [number | undefined, string])[], isNumbered = false) =>
  (): Correction[] => [
    {
      kind: 'list',
      entries: order.map(([reference, html]) => ({
        ...(reference === undefined ? {} : { reference }),
        html,
      })),
      isNumbered,
    },
  ];
const asIs = (index: number) => [index, entries[index] ?? ''] as const;

const set = (...lines: string[]) =>
  [
    'Memory is short (Baddeley, 1992). Others doubt it (Cowan, 2001; Miller, 1956).',
    'References',
    ...lines,
  ].join('\n\n');
const fresh =
  'Okafor &amp; Berg (2020). <i>Rivers</i>. <a href="https://doi.org/10.1000/a?b&amp;c">https://doi.org/10.1000/a?b&amp;c</a>';
const freshText = 'Okafor & Berg (2020). Rivers. https://doi.org/10.1000/a?b&c';

const cases: [name: string, body: string, corrections: (text: string) => Correction[], text: string][] = [
  [
    'a word of a call-out',
    body,
    replace('Cowan, 2001', 'Cowan, 2002'),
    set(...entries).replace('Cowan, 2001', 'Cowan, 2002'),
  ],
  [
    'text in a span',
    body,
    replace('(Baddeley, 1992)', '(Baddeley, 1993)'),
    set(...entries).replace('1992)', '1993)'),
  ],
  [
    'a citation that moves into a note',
    body,
    move('(Cowan, 2001; Miller, 1956)', fresh),
    ['Memory is short (Baddeley, 1992). Others doubt it.¹', 'References', ...entries, `¹ ${freshText}`].join(
      '\n\n',
    ),
  ],
  ['an entry with a link', body, replace(entries[1], fresh), set(entries[0], freshText, entries[2])],
  [
    'a list in another order',
    body,
    reset([asIs(2), asIs(0), [1, fresh]]),
    set(entries[2], entries[0], freshText),
  ],
  ['a longer list', body, reset([asIs(0), asIs(1), asIs(2), [undefined, fresh]]), set(...entries, freshText)],
  ['a shorter list', body, reset([asIs(0), asIs(2)]), set(entries[0], entries[2])],
  [
    'a numbered list',
    listed,
    reset(
      [
        [1, `[1] ${entries[1]}`],
        [0, `[2] ${entries[0]}`],
      ],
      true,
    ),
    set(`1. ${entries[1]}`, `2. ${entries[0]}`),
  ],
  [
    'a numbered list that becomes one without numbers',
    listed,
    reset([asIs(1), asIs(0)]),
    set(entries[1], entries[0]),
  ],
];

describe('corrections of an OpenDocument text', () => {
  it.each(cases)('%s', async (_, content, corrections, expected) => {
    const clean = await correct(content, corrections, 'clean');
    expect([clean.document.text, clean.left]).toEqual([expected, []]);
    const tracked = await correct(content, corrections, 'tracked');
    expect(tracked.document.text.replace(/\n\n(?:\d+\. ?)?(?=\n\n|$)/g, '')).toBe(expected);
    const ids = Array.from(tracked.xml.matchAll(/ text:id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = Array.from(
      tracked.xml.matchAll(/<text:change(?:-start)? text:change-id="([^"]*)"/g),
      ([, id]) => id,
    );
    expect(used.sort()).toEqual(ids.sort());
  });

  it('keep all that they do not touch', async () => {
    const { before, after, xml } = await correct(body, replace('1992', '<i>1993</i>'), 'clean');
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const name of ['mimetype', 'META-INF/manifest.xml']) expect(after[name], name).toEqual(before[name]);
    expect(xml).toBe(new TextDecoder().decode(before['content.xml']).replace('>1992<', '>1993<'));
  });

  it('keep the spaces at the ends of what they take out', async () => {
    const { xml } = await correct(body, move('(Baddeley, 1992)', 'x'), 'tracked');
    expect(xml).toContain('<text:p><text:s/>(Baddeley,<text:s/></text:p>');
  });

  it('give new text a style where it looks otherwise', async () => {
    const { xml } = await correct(body, replace('1992', '1993'), 'clean');
    expect(xml).toMatch(
      /<text:span text:style-name="T1"><text:span text:style-name="Citewright1">1993<\/text:span><\/text:span>/,
    );
    expect(xml).toMatch(
      /<style:style style:name="Citewright1" style:family="text"><style:text-properties [^>]*fo:font-style="normal"/,
    );
  });

  it('change nothing where nothing is corrected', async () => {
    const { before, after } = await correct(body, reset([asIs(0), asIs(1), asIs(2)]), 'clean');
    expect(after).toEqual(before);
  });

  it('stand beside the text as comments', async () => {
    const { xml, document } = await correct(
      body,
      (all) => [
        {
          kind: 'comment',
          start: all.indexOf('Others'),
          end: all.indexOf('Others') + 6,
          message: 'Who <else>?',
        },
      ],
      'comments',
    );
    expect(document.text).toBe(set(...entries));
    expect(xml).toContain(
      '<text:p>Who &lt;else&gt;?</text:p></office:annotation>Others<office:annotation-end office:name="citewright-comment-1"/>',
    );
  });

  it('make citations live', async () => {
    const item = { id: 'a', type: 'book', title: 'Memory' };
    const { document } = await correct(
      body,
      replace('(Cowan, 2001; Miller, 1956)', '(Cowan, 2001; Miller, 1956)', [{ item }, { item }]),
      'clean',
    );
    expect(
      document.live.map(({ start, end, items }) => [
        document.text.slice(start, end),
        items.map(({ title }) => title),
      ]),
    ).toEqual([['(Cowan, 2001; Miller, 1956)', ['Memory', 'Memory']]]);
  });
});

import { describe, expect, it } from 'vitest';
import { PaperError } from '../../error.ts';
import { linesAt, type Printed, pdfOf, pdfOfObjects } from './pdf-file.fixture.ts';
import { readPdf } from './read-pdf.ts';

const kindsAndTexts = async (...pages: Printed[][]) => {
  const { text, blocks } = await readPdf(pdfOf(...pages));
  return blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
};

const full = 'Rivers carry sand to the sea and the sea carries it along the coast in all'; // about 310 points
const body = (x: number, y: number, count: number, word = full) => linesAt(x, y, Array(count).fill(word));
const joined = (count: number, word = full) => Array(count).fill(word).join(' ');
const counted = (count: number, first: number) =>
  Array.from({ length: count }, (_, line) => String(first + line));

const tables: [name: string, pages: Printed[][], blocks: string[]][] = [
  ['lines of a paragraph are one text', [body(72, 100, 4)], [`paragraph: ${joined(4)}`]],
  [
    'a wider distance parts paragraphs',
    [[...body(72, 100, 3), ...body(72, 154, 3)]],
    [`paragraph: ${joined(3)}`, `paragraph: ${joined(3)}`],
  ],
  [
    'an indent begins a paragraph',
    [
      [
        ...body(72, 100, 3),
        [72, 136, 'They end here, which is as long a line as any of the others on it.'],
        [84, 148, full],
        ...body(72, 160, 2),
      ],
    ],
    [
      `paragraph: ${joined(3)} They end here, which is as long a line as any of the others on it.`,
      `paragraph: ${joined(3)}`,
    ],
  ],
  [
    'a short last line ends a paragraph',
    [[...body(72, 100, 3), [72, 136, 'It ends here.'], ...body(72, 148, 3)]],
    [`paragraph: ${joined(3)} It ends here.`, `paragraph: ${joined(3)}`],
  ],
  [
    'a word that a line cuts is whole again, and a compound keeps its hyphen',
    [
      linesAt(72, 100, [
        `${full} sedi-`,
        `ment and ${full} non-`,
        `Newtonian ${full} self-`,
        `aware and the self-aware ${full}`,
      ]),
    ],
    [`paragraph: ${full} sediment and ${full} non-Newtonian ${full} self-aware and the self-aware ${full}`],
  ],
  [
    'a larger line is a heading',
    [[[72, 80, 'Results', 14], ...body(72, 110, 4)]],
    ['heading: Results', `paragraph: ${joined(4)}`],
  ],
  [
    'two columns are read one after the other, and a title above both first',
    [
      [
        [72, 80, 'A title that stands across both columns of the page', 16],
        ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((line): Printed[] => [
          [72, 120 + line * 12, 'The left column goes on and on down'],
          [320, 120 + line * 12, 'the page, and the right one goes on'],
        ]),
      ],
    ],
    [
      'heading: A title that stands across both columns of the page',
      `paragraph: ${[...Array(8).fill('The left column goes on and on down'), ...Array(8).fill('the page, and the right one goes on')].join(' ')}`,
    ],
  ],
  [
    'heads and page numbers are left out, and a sentence goes on behind them',
    ['Rivers', 'Waters', 'Rapids'].map((word, page): Printed[] => [
      [72, 40, 'Okafor and Lindqvist'],
      ...body(72, 100, 4, full.replace('Rivers', word)),
      [290, 800, String(page + 1)],
    ]),
    [
      `paragraph: ${['Rivers', 'Waters', 'Rapids'].map((word) => joined(4, full.replace('Rivers', word))).join(' ')}`,
    ],
  ],
  [
    'numbers of lines are left out',
    [
      [
        ...body(72, 100, 12),
        ...linesAt(
          40,
          100,
          Array.from({ length: 12 }, (_, line) => String(line + 21)),
        ),
      ],
    ],
    [`paragraph: ${joined(12)}`],
  ],
  [
    'numbers of lines are left out that are set higher than their lines',
    [[...body(72, 100, 12), ...linesAt(40, 93.5, counted(12, 1), 7)]],
    [`paragraph: ${joined(12)}`],
  ],
  [
    'numbers of lines are left out on a page of three lines too, and close to the text',
    [
      [...body(72, 100, 12), ...linesAt(58, 100, counted(12, 1))],
      [...body(72, 100, 12, full.replace('Rivers', 'waters')), ...linesAt(58, 100, counted(12, 13))],
      [...body(72, 100, 3, full.replace('Rivers', 'rapids')), ...linesAt(58, 100, counted(3, 25))],
    ],
    [
      `paragraph: ${joined(12)} ${joined(12, full.replace('Rivers', 'waters'))} ${joined(3, full.replace('Rivers', 'rapids'))}`,
    ],
  ],
  [
    'numbers of every fifth line are left out on the right as well',
    [[...body(72, 100, 24), ...linesAt(520, 148, ['5', '10', '15', '20'], 8, 60)]],
    [`paragraph: ${joined(24)}`],
  ],
  [
    'the first lines of the pages of a manuscript in wide lines stay',
    ['Rivers', 'Waters', 'Rapids', 'Brooks', 'Creeks'].map((word) =>
      linesAt(72, 100, [`${word} first`, ...Array(5).fill(full.replace('Rivers', word))], 12, 28),
    ),
    [
      `paragraph: ${['Rivers', 'Waters', 'Rapids', 'Brooks', 'Creeks'].map((word) => `${word} first ${joined(5, full.replace('Rivers', word))}`).join(' ')}`,
    ],
  ],
  [
    'notes at the foot of a page stand behind the text',
    [
      [
        ...linesAt(72, 100, [full, `${full} too.^{1}`]),
        ...body(72, 124, 2),
        [72, 700, '^{1} Okafor, Rivers, 12.', 8],
      ],
      body(72, 406, 3),
    ],
    [`paragraph: ${full} ${full} too.¹ ${joined(5)}`, 'note: ¹ Okafor, Rivers, 12.'],
  ],
  [
    'entries with hanging indents stand apart',
    [
      [
        ...[0, 1, 2, 3].flatMap((entry): Printed[] => [
          [72, 100 + entry * 36, `Okafor, A. ${full}`],
          [90, 112 + entry * 36, `of ${full}`],
          [
            90,
            124 + entry * 36,
            `River Studies, ${entry}, 1-9, which is a journal that is read in all the world.`,
          ],
        ]),
      ],
    ],
    [0, 1, 2, 3].map(
      (entry) =>
        `paragraph: Okafor, A. ${full} of ${full} River Studies, ${entry}, 1-9, which is a journal that is read in all the world.`,
    ),
  ],
  [
    'numbered entries stand apart',
    [
      linesAt(72, 100, [
        `[1] A. Okafor, ${full}`,
        `${full}, 2019.`,
        `[2] B. Lindqvist, ${full}`,
        `${full}, 2020.`,
      ]),
    ],
    [
      `paragraph: [1] A. Okafor, ${full} ${full}, 2019.`,
      `paragraph: [2] B. Lindqvist, ${full} ${full}, 2020.`,
    ],
  ],
  [
    'an address that a line cuts is whole again',
    [linesAt(72, 100, [`${full} https://doi.org/`, `10.5555/rivers ${full}`])],
    [`paragraph: ${full} https://doi.org/10.5555/rivers ${full}`],
  ],
  [
    'dashes and ligatures of TeX without names are signs',
    [linesAt(72, 100, ['Pages 12\x1519 are of no e\x1bort'])],
    ['paragraph: Pages 12–19 are of no effort'],
  ],
  [
    'a letter whose accent is set by itself is one letter',
    [linesAt(72, 100, ['Schr\u00a8odinger and \u00b4Eva wrote of it'])],
    ['paragraph: Schrödinger and Éva wrote of it'],
  ],
];

describe('readPdf', () => {
  it('keeps the numbers of a list whose entries take two lines', async () => {
    const entries = Array.from({ length: 12 }, (_, entry): Printed[] => [
      [50, 100 + entry * 24, String(entry + 1)],
      [72, 100 + entry * 24, `Okafor A. ${full}`],
      [72, 112 + entry * 24, 'River Studies 2019; 3: 1-9.'],
    ]);
    const { text } = await readPdf(pdfOf(entries.flat()));
    const numbers = Array.from(text.matchAll(/(\d+)\s+Okafor/g), ([, digits]) => Number(digits));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it.each(tables)('%s', async (_, pages, blocks) => {
    expect(await kindsAndTexts(...pages)).toEqual(blocks);
  });

  it('says which digits are raised', async () => {
    const { text, raised } = await readPdf(pdfOf(linesAt(72, 100, [full, `${full} of it.^{3,4}`, full])));
    expect(raised.map(({ start, end }) => text.slice(start - 3, end))).toEqual(['it.3', '.3,4']);
  });

  it.each([
    ['a page without text', pdfOf([]), 'no-text'],
    ['something else', new TextEncoder().encode('%PDF-1.7\nhello'), 'broken-file'],
    ['a file that is cut off', pdfOf(body(72, 100, 3)).slice(0, 300), 'broken-file'],
    [
      'a file with a password',
      pdfOfObjects(
        ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
        `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
      ),
      'encrypted',
    ],
    [
      'more pages than are read',
      pdfOfObjects([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(601)}] /Count 601 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      ]),
      'too-long',
    ],
  ])('refuses %s', async (_, bytes, code) => {
    await expect(readPdf(bytes)).rejects.toMatchObject({ name: PaperError.name, code });
  });
});

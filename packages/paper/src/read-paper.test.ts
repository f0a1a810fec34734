import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const paper = `Memory is short (Baddeley, 1992). Others doubt it (Cowan, 2001).

References

Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.

Miller, G. A. (1956). The magical number seven, plus or minus two. Psychological Review, 63(2), 81–97.
`;

describe('readPaper', () => {
  it('reads a plain text, links its citations with its list and says what does not agree', async () => {
    const { references, callouts, findings } = await readPaper({ name: 'paper.txt', bytes: bytes(paper) });
    expect(references.map(({ start, end }) => paper.slice(start, end))).toEqual([
      'Baddeley, A. (1992). Working memory. Science, 255(5044), 556–559.',
      'Miller, G. A. (1956). The magical number seven, plus or minus two. Psychological Review, 63(2), 81–97.',
    ]);
    expect(callouts.map(({ text, refs }) => [text, refs])).toEqual([
      ['Baddeley, 1992', [0]],
      ['Cowan, 2001', []],
    ]);
    expect(findings.map(({ kind, start, end }) => [kind, paper.slice(start, end).slice(0, 12)])).toEqual([
      ['missing-reference', 'Cowan, 2001'],
      ['uncited-reference', 'Miller, G. A'],
    ]);
  });

  it.each([
    [
      'a short form that is defined with its year',
      'It was so in the Department for Environment, Food and Rural Affairs (Defra, 2018). Later Defra (2021) agreed.',
      [
        'Department for Environment, Food and Rural Affairs. (2018). Health and harmony. HMSO.',
        'Department for Environment, Food and Rural Affairs. (2021). England peat plan. HMSO.',
      ],
      [[0], [1]],
    ],
    [
      'works without a year, whose entries say when they were looked at',
      'It is said (Okafor, n.d.), by the board (River Board [RB], 2012), and again (RB, n.d.-a; RB, n.d.-b).',
      [
        'Okafor, S. D. (n.d.). Tides. Retrieved May 2, 2020, from https://tides.example.org',
        'River Board. (n.d.-a). Weirs. Retrieved May 3, 2020, from https://weirs.example.org',
        'River Board. (n.d.-b). Locks. Retrieved May 3, 2020, from https://locks.example.org',
        'River Board. (2012). Lakes. Press.',
      ],
      [[0], [3], [1], [2]],
    ],
    [
      'a work without a year between full stops, and initials that look like one',
      'It is said (RB s. f.), and written (Okafor 2019).',
      [
        'Rivers Board. s. f. «Esclusas». Consultado el 2 de mayo de 2020. https://locks.example.org.',
        'Okafor, S. D. 2019. Tides. Lagos: Press.',
      ],
      [[0], [1]],
    ],
    [
      'initials that look like Roman numbers',
      'Others went there: L. Wang (2016) and X. Wang (2016).',
      [
        'Wang, L. (2016). Pastoral governance. Geoforum, 70, 1–9.',
        'Wang, X. (2016). Terraces. Geoforum, 71, 3–9.',
      ],
      [[0], [1]],
    ],
    [
      'a work that is quoted at second hand and not listed',
      'So says Bourdieu (1998, as cited in Nogueira, 2010), and Morin (1990, p. 8 apud Petraglia, 2005).',
      ['Nogueira, M. (2010). Schooling. Vozes.', 'Petraglia, I. (2005). On Morin. Vozes.'],
      [[0], [1]],
    ],
    [
      'a page inside the brackets of a number',
      'It was so [1, p. 12]. Others agree [2,3, pp. 4–9].',
      [
        '1. Smith A. Scans. Lancet. 2012;12:20.',
        '2. Jones B. Wards. Lancet. 2013;13:21.',
        '3. Brown C. Beds. BMJ. 2014;14:22.',
      ],
      [[0], [1, 2]],
    ],
    [
      'contributions of authors behind the list',
      'Assim foi (Gatti, 2011; Tardif, 2014).',
      [
        'GATTI, Bernardete. Políticas docentes no Brasil. Brasília: Unesco, 2011.',
        'TARDIF, Maurice. Saberes docentes. 17. ed. Petrópolis: Vozes, 2014.',
        'Contribuições dos autores',
        'Ana Lins: concepção e análise dos dados. João Nunes: redação e revisão.',
      ],
      [[0], [1]],
    ],
  ])('reads %s', async (_what, body, list, refs) => {
    const text = `${body}\n\nReferences\n\n${list.join('\n\n')}\n`;
    const { callouts, findings } = await readPaper({ name: 'paper.txt', bytes: bytes(text) });
    expect(callouts.map((callOut) => callOut.refs)).toEqual(refs);
    expect(findings).toEqual([]);
  });

  it.each([
    [
      'letters of works without a year',
      'The law (Fjord Agency, n.d.-a), the map (Fjord Agency, n.d.-b) and Fjord Agency (n.d.-c) differ.',
      [
        'Fjord Agency. (n.d.-a). Laws of the shore. https://fjord.example/law',
        'Fjord Agency. (n.d.-b). Maps of the shore. https://fjord.example/map',
      ],
      [[0], [1], []],
    ],
    [
      'a possessive behind et al. and colleagues',
      'We follow Berg et al.’s (2011) canals, not Alm and colleagues’ (2012) locks.',
      ['Berg, A., Lind, P., & Ek, T. (2011). Canals of the south. Journal of Water, 2(1), 3–9.'],
      [[0], []],
    ],
    [
      'no date, and a year before the common era',
      'It is old (Seneca, 49 B.C.E./1932; Seneca, ca. 49 BCE/1932), and known (Hill, no date).',
      [
        'Seneca. (1932). On the shortness of life (J. Basore, Trans.). Fjord. (Original work published 49 B.C.E.)',
      ],
      [[0], [0], []],
    ],
  ])('reads %s, and names what the list lacks', async (_what, body, list, refs) => {
    const text = `${body}\n\nReferences\n\n${list.join('\n\n')}\n`;
    const { callouts, findings } = await readPaper({ name: 'paper.txt', bytes: bytes(text) });
    expect(callouts.map((callOut) => callOut.refs)).toEqual(refs);
    expect(findings.map(({ kind }) => kind)).toEqual(['missing-reference']);
  });

  it('refuses a format that it does not know', async () => {
    const file = { name: 'paper.xyz', bytes: bytes('text') };
    await expect(readPaper(file)).rejects.toMatchObject({ name: 'PaperError', code: 'unknown-format' });
  });
});

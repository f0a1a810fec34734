import { expect, it } from 'vitest';
import { worksOfBiblatex } from './biblatex-list.ts';
import { readLatex } from './read-latex.ts';

// As biber 2.19 writes it, shortened.
const list = String.raw`% $ biblatex auxiliary file $
\begingroup
\makeatletter
\@ifundefined{ver@biblatex.sty}{\endinput}{}
\endgroup
\refsection{0}
  \datalist[entry]{nyt/global//global/global/global}
    \entry{okafor2013}{article}{}{}
      \name{author}{2}{}{%
        {{un=0,uniquepart=base,hash=1c}{%
           family={Okafor},
           familyi={O\bibinitperiod},
           given={Ada\bibnamedelima B.},
           giveni={A\bibinitperiod\bibinitdelim B\bibinitperiod},
           givenun=0}}%
        {{un=0,uniquepart=base,hash=2d}{%
           prefix={van\bibnamedelima der},
           family={Berg},
           given={Jan-Willem}}}%
      }
      \strng{namehash}{bd051a2f7a5f377e3a62581b0e0f8577}
      \field{extradate}{1}
      \field{labeldatesource}{}
      \field{journaltitle}{River Studies}
      \field{month}{4}
      \field{number}{3}
      \field{title}{Rivers of the {North}: $\mathrm{CO_2}$ \& 100\% sand}
      \field{volume}{12}
      \field{year}{2013}
      \field{pages}{45\bibrangedash 67}
      \range{pages}{23}
      \verb{doi}
      \verb 10.1000/river_12%3
      \endverb
      \verb{urlraw}
      \verb https://raw.example
      \endverb
      \keyw{rivers}
    \endentry
    \entry{who2020}{report}{}{}
      \name{author}{1}{}{%
        {{hash=3e}{%
           family={{World Health Organization}},
           familyi={W\bibinitperiod}}}%
      }
      \list{institution}{2}{%
        {World Health Organization}%
        {Health, and More}%
      }
      \list{location}{1}{%
        {Geneva}%
      }
      \field{title}{Water}
      \field{year}{2020}
    \endentry
    \entry{old1990}{book}{}
      \name{author}{1}{}{%
        {{}{Baddeley}{B.}{Alan}{A.}{}{}{Jr.}{J.}}%
      }
      \field{title}{Working memory}
      \field{year}{1990}
      \list{publisher}{1}{%
        {OUP}%
      }
    \endentry
  \enddatalist
\endrefsection
\endinput
`;

it('the works of a list that biber made are known by their keys, with their data', () => {
  expect(Object.fromEntries(worksOfBiblatex(list))).toMatchObject({
    okafor2013: {
      type: 'article-journal',
      title: 'Rivers of the <span class="nocase">North</span>: CO<sub>2</sub> & 100% sand',
      author: [
        { family: 'Okafor', given: 'Ada B.' },
        { family: 'Berg', given: 'Jan-Willem', 'non-dropping-particle': 'van der' },
      ],
      'container-title': 'River Studies',
      volume: '12',
      issue: '3',
      page: '45-67',
      DOI: '10.1000/river_12%3',
      issued: { 'date-parts': [[2013, 4]] },
    },
    who2020: {
      author: [{ literal: 'World Health Organization' }],
      title: 'Water',
      'publisher-place': 'Geneva',
      issued: { 'date-parts': [[2020]] },
    },
    old1990: { author: [{ family: 'Baddeley', given: 'Alan', suffix: 'Jr.' }], publisher: 'OUP' },
  });
});

const paper = (body: string, files: Record<string, string>) =>
  readLatex(
    `\\documentclass{article}\\addbibresource{refs.bib}\\begin{document}${body}\\printbibliography\\end{document}`,
    { main: 'paper.tex', names: Object.keys(files), read: (name) => files[name] },
  );

it.each([
  [
    'has the works of a file that is not there, those that are cited',
    'One \\autocite{okafor2013}.',
    { 'paper.bbl': list },
    ['okafor2013'],
    ['refs.bib'],
  ],
  [
    'says nothing where the file is there',
    'One \\autocite{okafor2013} \\autocite{new}.',
    { 'paper.bbl': list, 'refs.bib': '@book{new, author={New, A.}, title={New}, year=2024}' },
    ['new'],
    [],
  ],
  [
    'has all of its works where all are printed',
    'One \\nocite{*}\\autocite{okafor2013}.',
    { 'paper.bbl': list },
    ['old1990', 'okafor2013', 'who2020'],
    ['refs.bib'],
  ],
])('a list that biber made %s', (_, body, files, keys, absent) => {
  const { keyed } = paper(body, files);
  expect(keyed?.entries.map(({ key }) => key)).toEqual(keys);
  expect(keyed?.absent).toEqual(absent);
});

const many = 20_000;

it.each([
  ['entries without end', '\\entry{'.repeat(many)],
  ['entries of nothing', '\\entry{}{}{}\\endentry'.repeat(many)],
  ['names in each other', `\\entry{a}{book}{}${'\\name{author}{1}{{'.repeat(many)}\\endentry`],
  ['braces that close', `\\entry{a}{book}{}\\field{title}{${'}'.repeat(many)}\\endentry`],
  ['keys that end an entry', '\\entry{a}, title={x}}{book}{}\\field{title}{T}\\endentry'],
  [
    'values without end',
    `\\entry{a}{book}{}\\field{title}{${'\\verb{doi}\\verb x\n'.repeat(many)}\\endentry`,
  ],
])('a hostile list of biber is read: %s', (_, source) => {
  expect(worksOfBiblatex(source).size).toBeLessThan(2);
});

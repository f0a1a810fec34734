import type { SitePage } from './site-page.ts';

/** The style pages, the catalogue of styles, the guides and the learning hub. */
export const guidePages = {
  apa: {
    path: '/apa-citation-generator',
    module: 'pages/apa-citation-generator.tsx',
    title: 'APA citation generator and guide (7th edition) | Citewright',
    description:
      'Free APA 7 citation generator with a short guide: a reference for every kind of source, in-text citations, no author, no date, many authors.',
    keywords: [
      'APA citation generator',
      'APA 7th edition',
      'APA reference list',
      'APA in-text citation',
      'DOI to APA',
    ],
    priority: 0.9,
  },
  mla: {
    path: '/mla-citation-generator',
    module: 'pages/mla-citation-generator.tsx',
    title: 'MLA citation generator and guide (9th edition) | Citewright',
    description:
      'Free MLA 9 citation generator with a short guide: works-cited entries from core elements, in-text citations, films, translations, anonymous works.',
    keywords: [
      'MLA citation generator',
      'MLA 9th edition',
      'works cited',
      'MLA in-text citation',
      'core elements',
    ],
    priority: 0.9,
  },
  chicago: {
    path: '/chicago-citation-generator',
    module: 'pages/chicago-citation-generator.tsx',
    title: 'Chicago citation generator: notes and bibliography | Citewright',
    description:
      'Free Chicago 17 citation generator with a short guide: footnotes, short notes and bibliography entries for every kind of source.',
    keywords: [
      'Chicago citation generator',
      'Chicago 17th edition',
      'footnotes',
      'notes and bibliography',
      'Turabian',
    ],
    priority: 0.9,
  },
  harvard: {
    path: '/harvard-citation-generator',
    module: 'pages/harvard-citation-generator.tsx',
    title: 'Harvard citation generator and guide | Citewright',
    description:
      'Free Harvard referencing generator as in Cite Them Right, with a short guide: reference list, in-text citations, and how dialects differ.',
    keywords: [
      'Harvard citation generator',
      'Harvard referencing',
      'Cite Them Right',
      'reference list',
      'Harvard in-text citation',
    ],
    priority: 0.9,
  },
  ieee: {
    path: '/ieee-citation-generator',
    module: 'pages/ieee-citation-generator.tsx',
    title: 'IEEE citation generator and guide | Citewright',
    description:
      'Free IEEE citation generator with a short guide: numbered references for papers, standards, reports and websites, and how to number them.',
    keywords: [
      'IEEE citation generator',
      'IEEE reference format',
      'IEEE in-text citation',
      'numbered references',
      'DOI to IEEE',
    ],
    priority: 0.9,
  },
  comparison: {
    path: '/citation-styles-comparison',
    module: 'pages/citation-styles-comparison.tsx',
    title: 'Citation styles compared: APA, MLA, Chicago, Harvard, IEEE | Citewright',
    description:
      'APA, MLA, Chicago, Harvard and IEEE side by side: one article in five references, in-text citations, dates, capitals, and when to use which.',
    keywords: ['citation styles comparison', 'APA vs MLA', 'Harvard vs APA', 'Chicago vs MLA', 'IEEE vs APA'],
    priority: 0.8,
    changed: '2024-12-19',
  },
  howToCite: {
    path: '/how-to-cite-sources',
    module: 'pages/how-to-cite-sources.tsx',
    title: 'How to cite sources: a guide for students | Citewright',
    description:
      'What needs a citation and what does not, the three major styles, citing in three steps, common mistakes and the habits that prevent them.',
    keywords: ['how to cite sources', 'citation guide', 'avoid plagiarism', 'paraphrasing', 'reference list'],
    priority: 0.8,
    changed: '2024-12-19',
  },
  bestGenerators: {
    path: '/best-citation-generators',
    module: 'pages/best-citation-generators.tsx',
    title: 'The best citation generators compared | Citewright',
    description:
      'Four citation generators reviewed by six criteria: Citewright, Zotero, ZoteroBib and Scribbr, their strengths and weaknesses, and whom each suits.',
    keywords: ['best citation generator', 'citation generator comparison', 'Zotero', 'ZoteroBib', 'Scribbr'],
    priority: 0.7,
    changed: '2024-12-19',
  },
  styles: {
    path: '/styles',
    module: 'pages/styles.tsx',
    title: 'Citation styles: search more than 10,000 | Citewright',
    description:
      'Every citation style of the CSL project: search by journal, ISSN, publisher or university, or browse by field, and cite in it for free.',
    keywords: ['citation styles', 'journal citation style', 'Vancouver', 'AMA', 'Turabian', 'OSCOLA', 'CSL'],
    priority: 0.8,
  },
  learn: {
    path: '/learn',
    module: 'pages/learn.tsx',
    title: 'Learn citation: lessons, quizzes and achievements | Citewright',
    description:
      'Short lessons on APA, MLA, Chicago, Harvard and IEEE with quizzes. Start with an introduction to APA style: fifteen minutes, no account.',
    keywords: ['learn citation', 'APA lesson', 'citation quiz', 'referencing course'],
    priority: 0.7,
  },
} as const satisfies Record<string, SitePage>;

import { homeCopy } from './home.ts';
import { projectsCopy } from './projects.ts';
import { site } from './site.ts';
import type { SitePage } from './site-page.ts';

/** The pages that are neither guides nor lessons. Each page's module takes its own entry for its metadata. */
export const informationPages = {
  home: {
    path: '/',
    module: 'pages/home.tsx',
    title: homeCopy.title,
    description: site.description,
    keywords: site.keywords,
    priority: 1,
  },
  projects: {
    path: '/projects',
    module: 'pages/projects.tsx',
    title: projectsCopy.title,
    description: projectsCopy.description,
    keywords: ['reference list', 'bibliography manager', 'citation projects', ...site.keywords.slice(0, 4)],
    priority: 0.8,
  },
  blogs: {
    path: '/blogs',
    module: 'pages/blogs.tsx',
    title: 'Blog: notes on citing, referencing and academic writing | Citewright',
    description:
      'Articles on citation styles, academic writing, research, plagiarism and publishing, with worked examples in APA, MLA, Chicago, Harvard and IEEE.',
    keywords: ['citation blog', 'referencing advice', 'academic writing', 'citation styles', 'plagiarism'],
    priority: 0.8,
  },
} as const satisfies Record<string, SitePage>;

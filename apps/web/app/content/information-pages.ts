import { homeCopy } from './home.ts';
import { projectsCopy } from './projects.ts';
import { site } from './site.ts';
import type { SitePage } from './site-page.ts';

/** The pages that are neither guides nor lessons. Each page module reads its own entry for its metadata. */
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
  about: {
    path: '/about',
    module: 'pages/about.tsx',
    title: 'About: who makes this citation generator, and why | Citewright',
    description:
      'Citewright is a free citation generator made by a small studio in the United Kingdom. What it is for, what it holds to, and how it knows what it prints.',
    keywords: ['about Citewright', 'citation generator', 'mission', 'academic references'],
    priority: 0.6,
  },
  contact: {
    path: '/contact',
    module: 'pages/contact.tsx',
    title: 'Contact: write to the people behind the generator | Citewright',
    description:
      'How to reach Citewright by e-mail, phone and post, how soon each kind of message is answered, and answers to four common questions.',
    keywords: ['contact', 'support', 'feedback', 'report a wrong reference'],
    priority: 0.5,
  },
  help: {
    path: '/help',
    module: 'pages/help.tsx',
    title: 'Help: answers about citing, projects and your data | Citewright',
    description:
      'Answers to common questions: what to paste, which editions are followed, what is stored and for how long, how to back up, and what to do when a source fails.',
    keywords: ['help', 'FAQ', 'how to cite', 'citation problems', 'backup references'],
    priority: 0.7,
  },
  pricing: {
    path: '/pricing',
    module: 'pages/pricing.tsx',
    title: 'Pricing: free forever, unlimited citations | Citewright',
    description:
      'The free plan costs $0 and has unlimited citations in all styles. It is the only plan; the waitlist tells you when there are others.',
    keywords: ['pricing', 'free citation generator', 'unlimited citations', 'plans'],
    priority: 0.6,
  },
  careers: {
    path: '/careers',
    module: 'pages/careers.tsx',
    title: 'Careers: work on references with us | Citewright',
    description:
      'What work at Citewright is like for engineers, designers and writers who care about type, truth and the last page of everybody’s essay.',
    keywords: ['careers', 'jobs', 'frontend engineer', 'content writer'],
    priority: 0.3,
  },
  status: {
    path: '/status',
    module: 'pages/status.tsx',
    title: 'Status: is the service up? | Citewright',
    description:
      'Whether the Citewright server answers and can save projects, asked by your browser at the moment you open the page.',
    keywords: ['status', 'availability', 'health'],
    priority: 0.2,
  },
  privacy: {
    path: '/privacy',
    module: 'pages/privacy.tsx',
    title: 'Privacy policy | Citewright',
    description:
      'What Citewright stores, where and for how long: no accounts, no analytics, no cookies; projects belong to a random identifier in your browser.',
    keywords: ['privacy', 'data protection', 'session identifier'],
    priority: 0.2,
    changed: '2025-04-18',
  },
  terms: {
    path: '/terms',
    module: 'pages/terms.tsx',
    title: 'Terms of service | Citewright',
    description:
      'The terms under which Citewright may be used: who may use it, what is offered, what is yours, and how changes are announced.',
    keywords: ['terms of service', 'conditions'],
    priority: 0.2,
    changed: '2025-04-18',
  },
  cookies: {
    path: '/cookies',
    module: 'pages/cookies.tsx',
    title: 'Cookie policy | Citewright',
    description:
      'Essential, performance and analytics cookies: which of them this policy covers, and what the site really stores on your device.',
    keywords: ['cookies', 'cookie policy', 'local storage'],
    priority: 0.2,
    changed: '2024-04-18',
  },
} as const satisfies Record<string, SitePage>;

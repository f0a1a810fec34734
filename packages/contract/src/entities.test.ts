import { expect, test } from 'vitest';
import { blogArticleSchema, blogCategories } from './blog.ts';
import { achievementSchema, lessonDetailSchema, lessonSchema } from './learn.ts';
import { projectTemplateSchema, toolReviewSchema } from './site-content.ts';

const article = {
  id: 1,
  slug: 'why-cite',
  title: 'Why cite',
  excerpt: 'Because somebody will look.',
  content: '<p>Because somebody will look.</p>',
  coverImage: '/covers/why-cite.svg',
  category: 'general',
  author: 'The editors',
  publishedAt: '2026-01-05',
  readTimeMinutes: 4,
};

const lesson = {
  id: 1,
  title: 'Introduction to APA Style',
  description: 'The basics',
  content: '',
  difficulty: 'beginner',
  citationFormat: 'apa',
  orderIndex: 0,
  xpReward: 100,
  isActive: true,
  createdAt: '2026-01-05T00:00:00Z',
};

const quiz = { id: 1, question: 'Who?', options: ['A', 'B'], correct: 1, explanation: 'B did.' };
const detail = {
  title: 'Introduction to APA Style',
  description: 'The basics',
  format: 'apa',
  difficulty: 'beginner',
  estimatedTime: 15,
  sections: [
    { id: 1, title: 'Why', type: 'content', content: '<p>Because.</p>' },
    { id: 2, title: 'Quiz', type: 'quiz', questions: [quiz] },
  ],
};

test('the blog has the six categories of the specification', () => {
  expect(blogCategories).toEqual([
    'academic_writing',
    'citation_styles',
    'research_tips',
    'plagiarism',
    'publishing',
    'general',
  ]);
});

test('an article, a lesson, its detail and an achievement have the specified fields', () => {
  const achievement = {
    id: 1,
    name: 'First Steps',
    description: 'One lesson',
    type: 'lesson_complete',
    icon: 'footprints',
    xpReward: 50,
    requirement: '{"lessons":1}',
    isActive: true,
    createdAt: '2026-01-05',
  };
  expect(blogArticleSchema.parse(article)).toEqual(article);
  expect(lessonSchema.parse(lesson)).toEqual(lesson);
  expect(lessonDetailSchema.parse(detail)).toEqual(detail);
  expect(achievementSchema.parse(achievement)).toEqual(achievement);
});

test('a template fills the form of a project, and a tool may have no link', () => {
  const template = {
    id: 'essay',
    name: 'Academic Essay',
    icon: 'pen',
    description: 'An argued essay',
    color: 'mla',
    template: { name: 'Essay', moduleName: 'Critical Analysis', moduleCode: 'ESS201', referenceStyle: 'mla' },
  };
  const review = {
    name: 'Citewright',
    features: [],
    pros: [],
    cons: [],
    bestFor: 'All',
    link: null,
  };
  expect(projectTemplateSchema.parse(template)).toEqual(template);
  expect(toolReviewSchema.parse(review)).toEqual(review);
});

test.each([
  ['an article of a seventh category', blogArticleSchema, { ...article, category: 'sport' }],
  ['a lesson of a fourth difficulty', lessonSchema, { ...lesson, difficulty: 'expert' }],
  [
    'a section that is neither text nor quiz',
    lessonDetailSchema,
    { ...detail, sections: [{ id: 1, title: 'x', type: 'video' }] },
  ],
])('%s is refused', (_what, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});

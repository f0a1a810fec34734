import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { citePage } from './content/cite-page.ts';
import { sitePages } from './content/site-pages.ts';

// The specification's route table (§2). Matching is case-insensitive; any other path shows the not-found page.
export default [
  ...sitePages.map(({ path, module }) => (path === '/' ? index(module) : route(path, module))),
  route(citePage.path, citePage.module),
  route('projects/:id', 'pages/project.tsx'),
  route('styles/:slug', 'pages/style.tsx'),
  route('learn/lesson/:id', 'pages/lesson.tsx'),
  route('blogs/:slug', 'pages/article.tsx'),
  route('blogs/feed.xml', 'pages/feed.ts'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

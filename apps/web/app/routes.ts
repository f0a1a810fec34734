import { index, type RouteConfig, route } from '@react-router/dev/routes';

// The specification's route table (§2). Matching ignores case; whatever is not listed shows the not-found page.
export default [
  index('pages/home.tsx'),
  route('projects', 'pages/projects.tsx'),
  route('projects/:id', 'pages/project.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;

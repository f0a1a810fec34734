import { apaLesson } from '~/content/learn/apa-lesson.ts';
import { lessonNotFound } from '~/content/learn/copy.ts';
import { site } from '~/content/site.ts';
import { buildLesson } from '~/features/learn/build-lesson.ts';
import { LessonNotFound } from '~/features/learn/lesson-not-found.tsx';
import { LessonView } from '~/features/learn/lesson-view.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/lesson';

/** The one lesson that has content (specification §2). */
const writtenLesson = '1';

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  pageMeta({
    path: `/learn/lesson/${params.id}`,
    title: `${loaderData?.title ?? lessonNotFound.title} | ${site.name}`,
    description: loaderData?.description ?? lessonNotFound.text,
    keywords: ['APA lesson', 'citation lesson', 'citation quiz'],
  });

/** Runs once, when the lesson's page is built. */
export function loader() {
  return buildLesson(apaLesson);
}

/** In the browser only the prerendered lesson has data. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return params.id === writtenLesson ? serverLoader() : undefined;
}

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LessonView lesson={loaderData} /> : <LessonNotFound />;
}

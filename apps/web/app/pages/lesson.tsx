import { lessonNotFound } from '~/content/learn/copy.ts';
import { lessonTexts } from '~/content/learn/lesson-texts.ts';
import { lessons } from '~/content/learn/lessons.ts';
import { site } from '~/content/site.ts';
import { buildLesson } from '~/features/learn/build-lesson.ts';
import { LessonNotFound } from '~/features/learn/lesson-not-found.tsx';
import { LessonView } from '~/features/learn/lesson-view.tsx';
import { pageMeta } from '~/shell/page-meta.ts';
import type { Route } from './+types/lesson';

/** The lesson of an address; only its id as it is written in the list counts. */
const lessonOf = (id: string) => lessons.find((lesson) => String(lesson.id) === id);

export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  pageMeta({
    path: `/learn/lesson/${params.id}`,
    title: `${loaderData?.title ?? lessonNotFound.title} | ${site.name}`,
    description: loaderData?.description ?? lessonNotFound.text,
    keywords: ['citation lesson', 'citation quiz', 'learn to cite'],
    isUnlisted: !loaderData,
  });

/** Runs once for each lesson, when its page is built. */
export function loader({ params }: Route.LoaderArgs) {
  const text = lessonTexts.get(Number(params.id));
  if (!text) throw new Response(null, { status: 404 });
  return buildLesson(text);
}

/** In the browser only the prerendered lessons have data. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return lessonOf(params.id) ? serverLoader() : undefined;
}

export default function LessonPage({ loaderData, params }: Route.ComponentProps) {
  const lesson = lessonOf(params.id);
  if (!loaderData || !lesson) return <LessonNotFound />;
  return <LessonView key={lesson.id} id={lesson.id} lesson={loaderData} />;
}

import type { LessonDetail } from '@citewright/contract';
import type { Work } from '../style-guides/record.ts';

/**
 * A lesson and the works that it cites, by name. In its HTML and in the options of its quizzes, the placeholders
 * `{{reference <name>}}`, `{{list <names>}}`, `{{in-text <name> [page]}}`, `{{narrative <name> [page]}}`,
 * `{{note <name> [page]}}` and `{{short-note <name> [page]}}` stand for what our engine prints in the lesson's style; the
 * page's loader replaces them.
 */
export interface LessonText {
  lesson: LessonDetail;
  works: Readonly<Record<string, Work>>;
}

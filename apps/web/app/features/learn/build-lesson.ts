import type { LessonDetail, LessonSection } from '@citewright/contract';
import { formatProject, formatReference } from '@citewright/formatting';
import { apaWorks } from '~/content/style-guides/apa-works.ts';

type WorkName = keyof typeof apaWorks;

function isWorkName(name: string): name is WorkName {
  return Object.hasOwn(apaWorks, name);
}

function workOf(name = '') {
  if (isWorkName(name)) return apaWorks[name];
  throw new Error(`The lesson cites "${name}", which is not a work of the APA guide`);
}

function referenceBlock(html: string): string {
  return `<p class="reference" data-style="apa">${html}</p>`;
}

function cited(name: string | undefined, page: string | undefined) {
  const place = page === undefined ? undefined : { label: 'page', value: page };
  return formatReference(workOf(name), 'apa', place).inTextForms;
}

/** The function that expands each placeholder of a lesson. */
const placeholders: Record<string, (...words: string[]) => string> = {
  reference: (name) => referenceBlock(formatReference(workOf(name), 'apa').html),
  list: (...list) =>
    formatProject(list.map(workOf), 'apa')
      .map(({ html }) => referenceBlock(html))
      .join(''),
  'in-text': (name, page) => cited(name, page).parenthetical?.html ?? '',
  narrative: (name, page) => cited(name, page).narrative?.html ?? '',
};

function fillIn(content: string): string {
  return content.trim().replace(/\{\{([a-z-]+) ([^}]+)\}\}/g, (whole, kind: string, words: string) => {
    const print = placeholders[kind];
    if (!print) throw new Error(`A lesson has no placeholder ${whole}`);
    return print(...words.split(' '));
  });
}

function buildSection(section: LessonSection): LessonSection {
  return section.type === 'quiz' ? section : { ...section, content: fillIn(section.content) };
}

/**
 * Expands the placeholders of a lesson to references and citations formatted by our engine. Runs at build time.
 * @throws when the lesson names an unknown work or placeholder
 */
export function buildLesson(lesson: LessonDetail): LessonDetail {
  return { ...lesson, sections: lesson.sections.map(buildSection) };
}

import type { LessonDetail, LessonSection, Question } from '@citewright/contract';
import { formatProject, type Reference } from '@citewright/formatting';
import type { LessonText } from '~/content/learn/lesson-text.ts';
import type { Work } from '~/content/style-guides/record.ts';

/** A placeholder: what it asks for, then names of works or a work and a page. */
const placeholder = /\{\{([a-z-]+) ([^}]+)\}\}/g;

type Printed = { html: string; text: string } | undefined;

/** The forms that a placeholder may ask for. */
const forms: Record<string, (reference: Reference) => Printed> = {
  reference: ({ html, text }) => ({ html, text }),
  'in-text': ({ inTextForms }) => inTextForms.parenthetical,
  narrative: ({ inTextForms }) => inTextForms.narrative,
  note: ({ inTextForms }) => inTextForms.note,
  'short-note': ({ inTextForms }) => inTextForms.shortNote,
};

/** Every text of a lesson that may hold placeholders, in the order of reading. */
function textsOf({ sections }: LessonDetail): string[] {
  return sections.flatMap((section) =>
    section.type === 'quiz' ? section.questions.flatMap(({ options }) => options) : [section.content],
  );
}

/** Prints the placeholders of one lesson. */
interface Printer {
  html: (text: string) => string;
  text: (text: string) => string;
}

/**
 * All works of a lesson are formatted together, as in a paper: numbers follow the order of first citing, and works of one
 * author and year get letters.
 */
function createPrinter({ lesson, works }: LessonText): Printer {
  const { format } = lesson;
  const workOf = (name = ''): Work => {
    const work = Object.hasOwn(works, name) ? works[name] : undefined;
    if (!work) throw new Error(`The lesson cites "${name}", which is not one of its works`);
    return work;
  };
  const cited = new Set<Work>();
  for (const [, kind, words = ''] of textsOf(lesson).join('\n').matchAll(placeholder)) {
    const names = words.split(' ');
    for (const name of kind === 'list' ? names : names.slice(0, 1)) cited.add(workOf(name));
  }
  const formatted = (id: string, page?: string): Reference => {
    const places = page === undefined ? undefined : new Map([[id, { label: 'page', value: page }]]);
    const found = formatProject([...cited], format, places).find((reference) => reference.id === id);
    if (!found) throw new Error(`The engine printed nothing for ${id}`);
    return found;
  };
  const block = (html: string) => `<p class="reference" data-style="${format}">${html}</p>`;

  function list(names: readonly string[]): string {
    const ids = new Set<string | number>(names.map((name) => workOf(name).id));
    return formatProject([...cited], format)
      .filter(({ id }) => ids.has(id))
      .map(({ html }) => block(html))
      .join('');
  }

  function print(
    kind: string,
    name: string | undefined,
    page: string | undefined,
  ): { html: string; text: string } {
    const printed = forms[kind]?.(formatted(workOf(name).id, page));
    if (!printed) throw new Error(`A lesson has no placeholder {{${kind} ${name}}}`);
    return printed;
  }

  return {
    html: (text) =>
      text.trim().replace(placeholder, (_whole, kind: string, words: string) => {
        const [name, page] = words.split(' ');
        if (kind === 'list') return list(words.split(' '));
        const { html } = print(kind, name, page);
        return kind === 'reference' ? block(html) : html;
      }),
    text: (text) =>
      text.replace(placeholder, (_whole, kind: string, words: string) => {
        const [name, page] = words.split(' ');
        return print(kind, name, page).text;
      }),
  };
}

function buildQuestion(question: Question, print: Printer): Question {
  return { ...question, options: question.options.map(print.text) };
}

function buildSection(section: LessonSection, print: Printer): LessonSection {
  return section.type === 'quiz'
    ? { ...section, questions: section.questions.map((question) => buildQuestion(question, print)) }
    : { ...section, content: print.html(section.content) };
}

/**
 * Expands the placeholders of a lesson to references and citations formatted by our engine. Runs at build time.
 * @throws when the lesson names an unknown work or placeholder
 */
export function buildLesson(text: LessonText): LessonDetail {
  const print = createPrinter(text);
  return { ...text.lesson, sections: text.lesson.sections.map((section) => buildSection(section, print)) };
}

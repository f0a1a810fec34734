import { workerData } from 'node:worker_threads';
import { formatProject, itemFromManual } from '@citewright/formatting';
import { addCustomStyle, readCustomStyle, StyleFileError } from '@citewright/styles';
import { postEntries } from '../read-in-thread.ts';
import type { CheckedStyle } from './check-style.ts';

const { id, csl } = workerData as { id: string; csl: string };

/** Works of several kinds: a style that cannot print them is not kept. */
const works = (['article', 'book', 'website', 'conference', 'report'] as const).map((sourceType, at) => ({
  ...itemFromManual(
    {
      sourceType,
      title: 'Rivers of the North: A History',
      authors: 'Okafor, Ada; Lindqvist, Per; Sato, Mika; Novak, Jana',
      year: '2021',
      publisher: 'Fjord Press',
    },
    new Date(0),
  ),
  id: at,
}));

function check(): CheckedStyle {
  const about = readCustomStyle(id, csl);
  addCustomStyle(id, csl);
  formatProject(works, id);
  return { about };
}

function checked(): CheckedStyle {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof StyleFileError)) throw error;
    const { code, message, place } = error;
    return { fault: { code, detail: message, place } };
  }
}

postEntries(() => [checked()]);

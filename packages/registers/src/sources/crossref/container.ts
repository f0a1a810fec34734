import { readMarkup, readPlainText } from '@citewright/record';
import { isAbbreviated, spellsOut } from '../../text/abbreviation.ts';
import type { Work } from './schema.ts';

const seriesName =
  /^(?:lecture notes|advances in|communications in|studies in|progress in|topics in|methods in|contemporary|proceedings of symposia|(?:spie|aip) (?:conference )?proceedings|ifip advances|international review|annual review|.{0,80}\bseries\b)/i;
const eventName = /\b(?:proceedings|conference|symposium|workshop|congress)\b/i;

/** `Systems, Man, and Cybernetics, IEEE Transactions on` in its normal order. */
function uninverted(title: string): string {
  const match =
    /^(.{3,200}), ((?:[^,]{2,60} )?(?:Transactions|Journal|Proceedings|Letters|Annals|Bulletin) (?:on|of|in|for))$/i.exec(
      title,
    );
  return match === null ? title : `${match[2]} ${match[1]}`;
}

function containers(work: Work): string[] {
  return work['container-title']
    .filter((title) => !/^https?:/.test(title))
    .map(readMarkup)
    .filter((title) => title !== undefined)
    .map(uninverted);
}

/** The journal's full name, from other fields if a deposit has the short one in its place. */
function journalOf(work: Work, [first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || !isAbbreviated(first)) return first;
  const names = [...others, ...work['short-container-title'].flatMap((name) => readMarkup(name) ?? [])];
  return names.find((name) => spellsOut(name, first)) ?? first;
}

/** With two containers, one is the series of the other; deposits differ in their order. */
function volumeAndSeries(first: string, second: string): { container: string; series: string } {
  const firstIsVolume = { container: first, series: second };
  const secondIsVolume = { container: second, series: first };
  if (seriesName.test(first) !== seriesName.test(second))
    return seriesName.test(first) ? secondIsVolume : firstIsVolume;
  if (eventName.test(first) !== eventName.test(second))
    return eventName.test(first) ? firstIsVolume : secondIsVolume;
  return first.length >= second.length ? firstIsVolume : secondIsVolume;
}

/** The container of a work, and the series of the container. */
export function containerOf(
  work: Work,
  type: string,
): { container?: string | undefined; series?: string | undefined } {
  const names = containers(work);
  const [first, second] = names;
  if (type === 'article-journal') return { container: journalOf(work, names) };
  if (type === 'post-weblog') return { container: first ?? readPlainText(work['group-title'] ?? '') };
  if (type === 'book') return { series: first };
  const inVolume = type === 'chapter' || type === 'paper-conference' || type.startsWith('entry');
  return inVolume && first !== undefined && second !== undefined
    ? volumeAndSeries(first, second)
    : { container: first };
}

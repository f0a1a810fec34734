import { omit, type Rule } from '../rule.ts';

/** 10.5: edited proceedings in a series are a book, and a series of lecture notes is the work of which they are a volume: "Lecture notes in computer science: Vol. 9562. Theory of cryptography". */
export const editedProceedings: Rule = (item) =>
  item.type === 'paper-conference' &&
  item.editor?.length &&
  item['container-title'] &&
  item['collection-title']
    ? omit({ ...item, type: 'chapter' }, 'event', 'event-title', 'event-place', 'issue', 'number')
    : item;

export const volumeOfLectureNotes: Rule = (item) => {
  const { 'collection-title': series, 'collection-number': number, ...rest } = item;
  if (!/^lecture notes in /i.test(String(series ?? '')) || number === undefined || item.volume !== undefined)
    return item;
  const numbered = { ...rest, volume: number };
  if (item.type === 'book') return { ...numbered, title: series, 'volume-title': item.title };
  if (item.type !== 'chapter') return item;
  return { ...numbered, 'container-title': series, 'volume-title': item['container-title'] };
};

/** "2. Cognitive processes", "Vol. 1: History": a volume with its title. */
export const titleOfVolume: Rule = (item) => {
  const [, volume, title] =
    /^(?:vol(?:ume|\.)? ?)?(\d{1,3}|[A-Z]|[IVX]{1,5})[.:] (\p{L}.{2,200})$/u.exec(
      String(item.volume ?? '').slice(0, 220),
    ) ?? [];
  return volume && title && !item['volume-title'] ? { ...item, volume, 'volume-title': title } : item;
};

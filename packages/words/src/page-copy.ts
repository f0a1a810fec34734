const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day like "2019-05-03" as a reader writes it: "3 May 2019"; a month or a year likewise. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return [date, month && months[month - 1], year].filter(Boolean).join(' ');
}

/** That an archive keeps a copy of a page, and of which day. */
export const copySentence = ({ archive, date }: { archive: string; date: string }): string =>
  `A copy of ${dayInWords(date)} is kept (${archive}).`;

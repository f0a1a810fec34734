import { tell } from './tell-notice.ts';

// What a style asks for and a record lacks, in words. A file of its own: browsers print these, and no others.

/** What the sentence of each kind needs. */
interface StyleNoticeValues {
  /** `style` is the name of the style that asks for the field; `instead` is what the reference has in its place; `of`: a work whose field has another name. */
  'missing-field': {
    field: keyof typeof asked;
    of?: 'thesis';
    style?: string;
    instead?: 'n.d.' | 'no date' | 'nothing' | 'title' | 'site';
  };
  'doubtful-capitals': { words: string[] };
  'cited-in-text-only': { style: string };
}

type Instead = StyleNoticeValues['missing-field']['instead'];

/** What is missing where no style asks for it. */
const unasked: Readonly<Partial<Record<string, string>>> = {
  title: 'No title was found.',
  author: 'No author was found.',
  issued: 'No date of publication was found.',
};

function dateless(style: string, instead: Instead): string {
  if (instead === 'nothing')
    return `No date was found, so the reference goes without one, as ${style} allows.`;
  const printed = instead === 'n.d.' ? '“n.d.” (no date)' : '“no date”';
  return `No date was found, so the reference says ${printed}, as ${style} asks.`;
}

const asked = {
  title: () => 'No title was found. Describe the source in a few words of your own, in Manual Entry.',
  author: (style: string, instead: Instead) =>
    `No author was found, so the reference begins with ${instead === 'site' ? 'the name of the site' : 'the title'}, as ${style} asks. An organisation can be the author, too.`,
  issued: dateless,
  'container-title': (style: string) =>
    `The journal, newspaper or book that it appeared in is missing, and ${style} asks for it. Look at the first page of the text.`,
  publisher: (style: string, _: Instead, of: 'thesis' | undefined) =>
    of === 'thesis'
      ? `The university is missing, and ${style} asks for it. It is on the title page.`
      : `The publisher is missing, and ${style} asks for it. Look on the back of the title page.`,
  'publisher-place': (style: string) =>
    `The place of publication is missing, and ${style} asks for it. Look on the title page or on the back of it.`,
  volume: () =>
    'The volume is missing. The article may have come out online first; check whether it has one now.',
  page: (style: string) =>
    `Page numbers are missing. ${style} asks for them where there are any; online journals often have none.`,
};

export const styleSentences = {
  'missing-field': ({ field, style, instead, of }: StyleNoticeValues['missing-field']) =>
    style === undefined ? (unasked[field] ?? '') : asked[field](style, instead, of),
  'doubtful-capitals': ({ words }: StyleNoticeValues['doubtful-capitals']) =>
    `${words.map((word) => `“${word}”`).join(', ')} ${words.length === 1 ? 'is' : 'are'} in small letters here. A name would keep its capital.`,
  'cited-in-text-only': ({ style }: StyleNoticeValues['cited-in-text-only']) =>
    `${style} cites this in the text only: copy the in-text form, and leave the reference out of the list.`,
};

/** A notice about a style with its sentence; one that has been told is as it was. */
export const tellStyleNotice = tell<StyleNoticeValues>(styleSentences);

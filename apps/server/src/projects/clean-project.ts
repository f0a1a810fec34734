import type { ListSection, ProjectEdit } from '@citewright/contract';
import { cleanText } from '@citewright/interchange';

const unwanted = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Text of several lines without control characters and bidirectional controls. */
const cleanLines = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwanted, '');

const cleaners = {
  name: cleanText,
  moduleName: cleanText,
  moduleCode: cleanText,
  description: cleanLines,
} as const;

const cleanSection = ({ key, heading }: ListSection): ListSection => ({
  key: cleanText(key),
  heading: cleanText(heading),
});

/** The form of a project without control characters and bidirectional controls, which would affect the text around it. */
export function cleanProject<Form extends ProjectEdit>(form: Form): Form {
  const cleaned = Object.entries(cleaners).flatMap(([field, clean]) => {
    const value = form[field as keyof typeof cleaners];
    return value === undefined ? [] : [[field, clean(value)]];
  });
  const { sections, tagColours } = form;
  return {
    ...form,
    ...Object.fromEntries(cleaned),
    ...(sections && { sections: sections.map(cleanSection) }),
    ...(tagColours && { tagColours: tagColours.map(({ tag, colour }) => ({ tag: cleanText(tag), colour })) }),
  };
}

import type { Notice } from '@citewright/contract';

/** A sentence for each code, made of its values. */
export type Sentences<Values> = { readonly [Code in keyof Values]: (values: Values[Code]) => string };

/** A notice by its code and values. */
export type CodedNotice<Values> = {
  [Code in keyof Values]: Omit<Notice, 'code' | 'message' | 'words'> & { code: Code; values: Values[Code] };
}[keyof Values];

/** Makes notices that are codes and values those of the wire, with a sentence. Those that have been told are as they were. */
export const tell =
  <Values extends object>(sentences: Sentences<Values>) =>
  (notice: CodedNotice<Values> | Notice): Notice => {
    if ('message' in notice) return notice;
    const { code, values, ...rest } = notice;
    const message = sentences[code](values);
    const words = (values as { words?: string[] }).words;
    return { code: String(code), message, ...rest, ...(words && { words }) };
  };

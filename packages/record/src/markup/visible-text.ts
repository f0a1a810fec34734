/** The text of a field without CSL's tags, and the offsets of its characters in the field. */
export interface VisibleText {
  text: string;
  /** The position in the field of each character of the text; absent for a field without tags, where they are the same. */
  at: readonly number[] | undefined;
  /** Positions whose capitals must be preserved: the inside of `<span class="nocase">`. */
  fixed: ReadonlySet<number>;
  /** Positions at which italics begin: where a genus or the title of a work may begin. */
  italicFrom: ReadonlySet<number>;
}

// The attribute part is bounded, so that a title of nothing but `<` is read in linear time.
const tagAt = /<(\/?)(i|em|b|strong|sub|sup|sc|span)(\s[^<>]{0,200})?>/iy;

const nowhere: ReadonlySet<number> = new Set();

/** Reads past the tags of CSL's rich text; every other `<` is text. Linear in the length of the field. */
export function visibleText(title: string): VisibleText {
  if (!title.includes('<')) {
    return { text: title, at: undefined, fixed: nowhere, italicFrom: nowhere };
  }
  const at: number[] = [];
  const fixed = new Set<number>();
  const italicFrom = new Set<number>();
  const spans: boolean[] = [];
  let text = '';
  let nocase = 0;
  for (let index = 0; index < title.length; ) {
    tagAt.lastIndex = index;
    const tag = title[index] === '<' ? tagAt.exec(title) : null;
    if (!tag) {
      if (nocase) fixed.add(text.length);
      at.push(index);
      text += title[index];
      index += 1;
      continue;
    }
    index = tagAt.lastIndex;
    const [, closing, name = '', attributes = ''] = tag;
    if (/^(i|em)$/i.test(name) && !closing) italicFrom.add(text.length);
    if (name.toLowerCase() !== 'span') continue;
    if (!closing) spans.push(attributes.includes('nocase'));
    nocase = closing ? nocase - Number(spans.pop() ?? false) : nocase + Number(spans.at(-1));
  }
  return { text, at, fixed, italicFrom };
}

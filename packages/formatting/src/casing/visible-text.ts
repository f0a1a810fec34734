/** A rich title's visible text, in which position i stands at `at[i]` of the title as it was given. */
export interface VisibleText {
  text: string;
  at: readonly number[];
  /** Positions whose capitals must stay: the inside of `<span class="nocase">`. */
  fixed: ReadonlySet<number>;
  /** Positions at which italics begin: where a genus or the title of a work may begin. */
  italicFrom: ReadonlySet<number>;
}

// The attribute part is bounded, so that a title of nothing but `<` is read in linear time.
const tagAt = /<(\/?)(i|em|b|strong|sub|sup|sc|span)(\s[^<>]{0,200})?>/iy;

const nowhere: ReadonlySet<number> = new Set();

/** Each position by itself, as many as any title without tags has had. */
const places: number[] = [];

function placesOf(count: number): readonly number[] {
  for (let place = places.length; place < count; place += 1) places.push(place);
  return places;
}

/** Reads past the tags of CSL's rich text; every other `<` is text. */
export function visibleText(title: string): VisibleText {
  if (!title.includes('<')) {
    return { text: title, at: placesOf(title.length), fixed: nowhere, italicFrom: nowhere };
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

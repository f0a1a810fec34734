import { foldLetters } from './likeness/fold.ts';
import type { Notice } from './notice.ts';

/** What a mark in a title says of the work. */
export type TitleMark = 'retracted' | 'withdrawn' | 'removed' | 'concern';

/**
 * Words by which publishers mark a work in its title, in the languages in which registers have them, folded. Those of one row stand for the
 * same.
 */
const words: Readonly<Record<TitleMark, readonly string[]>> = {
  retracted: [
    'retracted(?: (?:article|paper|chapter|conference paper|manuscript|publication|preprint))?',
    'retraction(?: (?:notice|note)?(?: (?:to|for|of))?)?',
    '(?:notice|statement) of retraction(?: (?:to|for|of))?',
    '(?:article |chapitre )?retractee?|article retire|avis de retractation(?: de)?|retractation',
    'zuruckgezogen(?:er (?:artikel|beitrag))?|artikel zuruckgezogen|retraktiert',
    '(?:articulo )?retractado|retractacion(?: de)?|nota de retractacion(?: de)?',
    '(?:artigo )?retratado|retratacao(?: de)?|nota de retratacao(?: de)?',
    '(?:articolo )?ritrattato|(?:articolo )?ritirato|ritrattazione(?: di)?',
    '(?:artikel )?(?:in|terug)getrokken|teruggetrokken artikel',
    '(?:artykul )?wycofan[yoa](?: artykul)?|retrakcja',
    'geri cekil(?:di|mis|en)(?: makale)?|makale geri cekildi',
    '(?:статья )?отозван[ао]?(?: статья)?|отозванная статья|(?:статья )?ретрагирован[ао]?|ретракция',
    '(?:стаття |статтю )?відкликан[ао]|відкликана стаття',
    '(?:artikel )?(?:aterkallad|tillbakadragen)|tilbaketrukket|trukket tilbak?e|tilbagetrukket',
    'stazen[oay]|visszavon(?:t|va)|peruutettu|retras|ditarik|dicabut',
    '(?:论文|文章|已)?撤稿(?:声明|通知)?|(?:論文|论文)?撤回|取り下げ|論文撤回',
    '(?:논문 ?)?철회(?:된 논문)?',
    'مقالة مسحوبة|مسحوب|سحب المقال(?:ة)?|پس گرفته شده',
  ],
  withdrawn: [
    'withdrawn(?: (?:article|paper|preprint))?',
    'withdrawal(?: (?:notice|note)?(?: (?:to|for|of))?)?',
    '(?:notice of )?article withdrawal',
  ],
  removed: ['removed(?: article)?', '(?:temporary )?removal', 'notice of removal(?: of)?'],
  concern: [
    '(?:editorial )?expression of concern(?: (?:to|for|on|about|regarding))?',
    '(?:note|notice|statement) of concern(?: (?:to|for|on|about|regarding))?',
    'expression de preoccupation|expresion de preocupacion|expressao de preocupacao|espressione di preoccupazione|ausdruck der besorgnis',
  ],
};

const notices: Readonly<Record<TitleMark, Notice<'retracted' | 'corrected'>>> = {
  retracted: { code: 'retracted', values: { by: 'title', what: 'retraction' } },
  withdrawn: { code: 'retracted', values: { by: 'title', what: 'withdrawal' } },
  removed: { code: 'retracted', values: { by: 'title', what: 'removal' } },
  concern: { code: 'corrected', values: { what: 'concern' } },
};

/** Letters as the words above have them; each stands for one of the text, so that places agree. */
const folded = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = foldLetters(letter);
      return plain.length === letter.length ? plain : letter;
    })
    .join('');

const alternatives = (mark: TitleMark): string => words[mark].join('|');

interface Pattern {
  mark: TitleMark;
  before: RegExp;
  behind: RegExp;
}

const opening = '[[(【〔（*"“«<]';
const closing = '[\\])】〕）*"”»>]';

const patterns: readonly Pattern[] = (Object.keys(words) as TitleMark[]).map((mark) => ({
  mark,
  // In brackets, or with a colon, a dash or a full stop behind.
  before: new RegExp(
    `^\\s*(?:${opening}+\\s*(?:${alternatives(mark)})[^\\]\\)】〕）]{0,60}${closing}+\\s*[:.–—-]*|(?:${alternatives(mark)})\\s*(?:[:：.–—]|\\s-\\s|-(?=\\s)|(?=["“«])))\\s*`,
    'u',
  ),
  behind: new RegExp(
    `\\s*(?:${opening}\\s*(?:${alternatives(mark)})\\b[^\\]\\)】〕）]{0,120}${closing}|\\s[–—-]\\s*(?:${alternatives(mark)}))[.\\s]*$`,
    'u',
  ),
}));

/** A mark in capitals that nothing parts from the title: `RETRACTED ARTICLE Salt in rivers`. */
const shouted =
  /^\s*(RETRACTED(?: (?:ARTICLE|PAPER|CHAPTER))?|WITHDRAWN(?: (?:ARTICLE|PAPER))?|REMOVED)\s+(?=\p{Lu}?\p{Ll}|\p{Lu}\p{Ll}|\p{Lu} )/u;

const longest = 2_000;

/** A title that is quoted in a notice, with the place of the work behind it. */
const unquoted = (title: string): string =>
  title.replace(/^["“«‘']+(.+?)["”»’']+[\s.,]*(?:\[[^\]]*\]|\([^)]*\))?\s*$/u, '$1').trim();

interface Marked {
  /** The title as it was before the work was marked. */
  title: string;
  mark: TitleMark | undefined;
}

/** A title without the mark of a publisher: `RETRACTED: Salt in rivers`, `[Retracted] ...`, `... (Withdrawn)`, `Retraction notice to "..."`. */
export function withoutMark(title: string): Marked {
  const text = title.slice(0, longest).normalize('NFC');
  const [, loud = ''] = shouted.exec(text) ?? [];
  if (loud !== '' && /\p{Ll}/u.test(text)) {
    const mark = loud.startsWith('RETRACTED')
      ? 'retracted'
      : loud.startsWith('REMOVED')
        ? 'removed'
        : 'withdrawn';
    return { title: text.replace(shouted, '').trim(), mark };
  }
  const plain = folded(text);
  for (const { mark, before, behind } of patterns) {
    const start = before.exec(plain)?.[0].length ?? 0;
    const end = behind.exec(plain)?.index ?? text.length;
    const rest = text.slice(start, Math.max(start, end)).trim();
    if ((start > 0 || end < text.length) && /\p{L}{2}/u.test(rest))
      return { title: start > 0 ? unquoted(rest) : rest, mark };
  }
  return { title, mark: undefined };
}

/** What the mark in the title of a record says, where it has one. */
export function noticeOfTitle(title: string | undefined): Notice | undefined {
  const { mark } = withoutMark(title ?? '');
  return mark && { ...notices[mark], fields: ['title'] };
}

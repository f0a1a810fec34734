import { type InitialsOptions, initializer } from '../../text/initials.ts';

/** Private-use characters for the hyphens that citeproc-js treats as letters. */
const STAND_IN: Record<string, string> = { '‐': '\ue010', '‑': '\ue011', '\ue010': '‐', '\ue011': '‑' };
const swap = (text: string, hyphens: RegExp): string =>
  text.replace(hyphens, (hyphen) => STAND_IN[hyphen] ?? hyphen);

/** A hyphen before one capital, after an initial. */
const TYPED = /(?<=(?:^|[\s.-])\p{L}\.?\s?)-(?=\p{Lu}(?!\p{L}))/gu;
/** A hyphen before a period. */
const STOPPED = /\s*-\.\s*/;
/** A separate period at the end. */
const PERIOD_END = /\s\.$/;
/** A number after a hyphen, or a separate dash. */
const NUMBER_END = /(?<=-\d+|(?:^|\s)–)(?=\s|$)/g;
const SMALL_START = /^[\p{Ll}&]/u;

/**
 * U+2010 and U+2011 are letters. With `initialize="false"`, hyphens between initials become spaces, and numbers get the mark. A
 * name that starts with a lower-case letter or a space has a space before it.
 */
export function citeprocInitializer(options: InitialsOptions): (given: string) => string {
  const initials = initializer(options);
  const whole = (given: string): string => {
    if (options.shorten) return initials(given);
    return initials(given.replace(TYPED, ' ')).replace(NUMBER_END, options.mark.trimEnd());
  };
  return (given) => {
    if (given.startsWith(' ')) return given;
    const [name = '', period] = given.split(PERIOD_END);
    const parts = swap(name, /[‐‑]/g).split(STOPPED).map(whole);
    const text = swap(parts.join(options.shorten ? '-. ' : ' .. '), /[\ue010\ue011]/g);
    const ended =
      period === undefined
        ? text
        : `${text}${options.mark.replace(/^\.?/, '')}${options.shorten ? '.' : '..'}`;
    return options.shorten && SMALL_START.test(text) ? ` ${ended}` : ended;
  };
}

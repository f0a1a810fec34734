import { isAgency } from './agencies.ts';
import { japaneseName } from './person-name.ts';

/** In characters from the beginning or the end of a line: the reporters of a paragraph stand there. */
const reach = 80;

const korean = String.raw`\p{Script=Hangul}{2,4}`;
const han = String.raw`\p{Script=Han}{2,4}`;
const opening = '[〔（(【［[]?';

/**
 * How reporters are named in a line: "박서준·이하늘 기자", "(서울=연합뉴스) 박서준 기자 =", "記者林雅婷／基隆報導",
 * "（中央社記者林雅婷基隆4日電）", "本报讯（记者 赵文静）", "社会部 高橋美咲".
 */
const forms: readonly RegExp[] = [
  new RegExp(
    `^(?:[(\\[][^()\\[\\]]{2,16}[)\\]] ?|[\\p{Script=Hangul}]{2,8}[ =])?\\[?((?:${korean}[·,ㆍ] ?){0,4}${korean}) ?(?:선임|수습|인턴|전문)?(?:기자|특파원|논설위원)(?=$|[\\s=|\\](,])`,
    'u',
  ),
  new RegExp(
    `^${opening}(?:[\\p{Script=Han}]{2,6})?記者 ?(${han}(?:、${han}){0,4}) ?[／/] ?[\\p{Script=Han}]{1,8}(?:報導|報道|電|专电|專電)`,
    'u',
  ),
  new RegExp(
    `^${opening}[\\p{Script=Han}]{2,6}記者(\\p{Script=Han}{3})\\p{Script=Han}{2,4}\\d{1,2}日(?:专|專)?電`,
    'u',
  ),
  new RegExp(
    `^(?:[\\p{Script=Han}]{2,8} ?)?[（(](?:[\\p{Script=Han}]{2,6})?(?:记者|記者|通讯员)[ ：:]?(${han}(?:[、 ]${han}){0,4})[）)]`,
    'u',
  ),
  new RegExp(
    `(?:^|\\s)(?:[\\p{Script=Han}]{2,6})?记者[ ：:]{0,2}(${han}(?:[、 ]${han}){0,4})(?:$|[\\s／/|])`,
    'u',
  ),
  /^(?:\p{Script=Han}{2,6}(?:部|支局|総局)|編集委員|論説委員|特派員)[・ ]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,6})$/u,
  /^([\p{Script=Han}]{3,6}) ?記者$/u,
  // "Ece TUNÇ/ANKARA, (DHA)-", as Turkish agencies begin.
  /^((?:\p{Lu}\p{Ll}+ ){1,2}\p{Lu}{2,20}) ?\/ ?\p{Lu}{3,20}(?:\([^()]{2,20}\))?,? ?\(\p{Lu}{2,4}\)/u,
];

/** "（大川直樹）", "【大川直樹、森田彩】": the reporters behind the last sentence of a Japanese article. */
const inBrackets =
  /(?:^|[。」])[（(【［[]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、・ ]{3,30})[）)】］\]]$/u;

/** Papers, and words that Korean puts before "reporter": "그는 한국일보 기자". */
const noReporter = /(?:일보|신문|방송|뉴스|통신|언론|전직|현직|담당|취재|해당|동료|현지)$/u;

/** The reporters whom a line of an East Asian article names, without their role; several are parted by "、" or "·". */
export function reportersInLine(line: string): string | undefined {
  const text = line.trim();
  const start = text.slice(0, reach);
  for (const form of forms) {
    const name = form.exec(start)?.[1];
    if (name)
      return isAgency(name) || noReporter.test(name)
        ? undefined
        : name.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})|,/gu, '、');
  }
  const [, signed = ''] = inBrackets.exec(text.slice(-reach)) ?? [];
  return signed !== '' && signed.split(/[、・]/).every((name) => japaneseName.test(name))
    ? signed
    : undefined;
}

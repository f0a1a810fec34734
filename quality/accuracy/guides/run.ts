import { percent, type Report } from '../../report.ts';
import { compareGuide, guides, keyOf } from './guides.ts';
import { misses } from './misses.ts';

/** How many worked examples of the guides of styles of the catalogue come out as printed, or as a variant of an example. Known misses count as wrong. */
export function guideExamples(): Report[] {
  return guides.map((style) => {
    const examples = compareGuide(style);
    const forms = examples.flat();
    const entries = examples.flatMap(([entry]) => entry ?? []);
    const share = (list: readonly { result: string }[]) => {
      const count = (...results: string[]) => list.filter(({ result }) => results.includes(result)).length;
      const right = count('exact', 'variant');
      const open = right - count('exact');
      return `${right} of ${list.length}, ${percent(right / list.length)}${open ? ` (${open} as a variant)` : ''}`;
    };
    const wrong = forms.filter(({ result }) => result === 'wrong');
    const stale = forms.filter((one) => one.result !== 'wrong' && keyOf(style, one) in misses);
    const unknown = wrong.filter((one) => !(keyOf(style, one) in misses));
    return {
      name: `guide of ${style}`,
      passed: unknown.length + stale.length === 0,
      figures: [`entries ${share(entries)}; with citations ${share(forms)}`],
      failures: [
        ...stale.map((one) => `${keyOf(style, one)}: comes out right, take it out of misses.ts`),
        ...wrong.map(
          (one) =>
            `${keyOf(style, one)}: ${misses[keyOf(style, one)] ?? 'not known'}\n           published ${one.expected}\n           printed   ${one.printed}`,
        ),
      ],
    };
  });
}

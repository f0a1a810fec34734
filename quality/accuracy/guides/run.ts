import { percent, type Report } from '../../report.ts';
import { compareGuide, guides, keyOf } from './guides.ts';
import { misses } from './misses.ts';

/** How many worked examples of the guides of styles of the catalogue come out as printed. Known misses count as wrong. */
export function guideExamples(): Report[] {
  return guides.map((style) => {
    const examples = compareGuide(style);
    const forms = examples.flat();
    const entries = examples.flatMap(([entry]) => entry ?? []);
    const share = (list: readonly { result: string }[]) => {
      const exact = list.filter(({ result }) => result === 'exact').length;
      return `${exact} of ${list.length}, ${percent(exact / list.length)}`;
    };
    const wrong = forms.filter(({ result }) => result !== 'exact');
    const stale = forms.filter((one) => one.result === 'exact' && keyOf(style, one) in misses);
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

import { useMemo } from 'react';
import { Button } from '~/ui/button.tsx';
import { markReference } from '../marks/mark-reference.ts';
import { unplacedWords } from '../marks/unplaced-words.ts';
import { isAsWritten, recordOf, withWhole } from '../state/decision.ts';
import { columnHeading, type EntryCardProps } from './card-parts.ts';
import { MarkedReference } from './marked-text.tsx';

const quotedWords = (words: readonly { text: string }[]): string =>
  words.map(({ text }) => `“${text}”`).join(', ');

/**
 * How the style would print an entry from its own words. A list keeps such an entry letter for letter until a person has looked at this and
 * takes it.
 */
export function SetAnew({ entry, style, styleName, formatter, onDecide }: EntryCardProps) {
  const { index, isText, result, decision } = entry;
  const isOffered =
    isText === true &&
    result?.item.title !== undefined &&
    (decision.whole === 'listed' || recordOf(result, decision) === undefined) &&
    (decision.anew === true || isAsWritten(result, decision));
  const print = useMemo(() => {
    if (!isOffered || !result || !formatter) return undefined;
    const { html } = formatter.formatReference(result.item, style);
    return { runs: markReference(html, html), words: unplacedWords(entry, formatter, style) };
  }, [isOffered, result, formatter, style, entry]);
  if (!print) return null;
  const { missing, added } = print.words;
  const decide = () =>
    onDecide(
      index,
      decision.anew ? { ...decision, anew: false } : { ...withWhole(decision, decision.whole), anew: true },
    );
  return (
    <div className="min-w-0">
      <p className={columnHeading}>From your words, in {styleName}</p>
      <MarkedReference runs={print.runs} className="mt-1" />
      {missing.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">This leaves out {quotedWords(missing)}.</p>
      )}
      {added.length > 0 && <p className="mt-1 text-sm text-ink-soft">This adds {quotedWords(added)}.</p>}
      <Button
        className="mt-2"
        data-print="off"
        aria-pressed={decision.anew === true}
        aria-label={`${decision.anew ? 'Keep my words' : 'Use this version'}: entry ${index + 1}`}
        onClick={decide}
      >
        {decision.anew ? 'Keep my words' : 'Use this version'}
      </Button>
    </div>
  );
}

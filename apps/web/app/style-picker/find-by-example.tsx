import type { ComparedExample, NearStyle, StyleSummary } from '@citewright/contract';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { failureMessage } from '~/api/failure-message.ts';
import { findStylesByExample } from '~/api/styles.ts';
import { findByExample as words } from '~/content/find-by-example.ts';
import { styleKinds } from '~/content/more-styles.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';
import { TextAreaField } from '~/ui/text-field.tsx';
import { pastedItalics } from './pasted-italics.ts';

/** An example as a style prints it: what only one of both has is marked. */
function MarkedExample({ differences }: ComparedExample) {
  return (
    <p className="mt-2 wrap-anywhere text-sm">
      {differences.map(({ kind, text }, at) => {
        const key = `${at}${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'missing' ? 'del' : 'ins';
        return (
          <Mark
            key={key}
            className={
              kind === 'missing'
                ? 'rounded-sm bg-sunk text-danger'
                : 'rounded-sm bg-sunk font-semibold no-underline'
            }
          >
            <span className="sr-only">{`[${words[kind]}: `}</span>
            {text}
            <span className="sr-only">]</span>
          </Mark>
        );
      })}
    </p>
  );
}

const isExact = ({ differences }: ComparedExample) => differences.every(({ kind }) => kind === 'same');

function NearEntry({ near, action }: { near: NearStyle; action: (style: StyleSummary) => ReactNode }) {
  const { styles, others, followers, likeness, references, citations } = near;
  const differing = [...references, ...citations].filter((example) => !isExact(example));
  const [first, ...rest] = styles;
  if (!first) return null;
  const alike = words.alike(others, followers);
  return (
    <li className="border-b border-rule py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">{first.title}</p>
          <p className="text-sm text-ink-soft">
            {`${differing.length === 0 ? words.exact : words.near(likeness)} · ${styleKinds[first.kind].words}`}
          </p>
        </div>
        {action(first)}
      </div>
      {rest.length > 0 && (
        <ul className="mt-2 text-sm">
          {rest.map((style) => (
            <li key={style.id} className="flex flex-wrap items-center justify-between gap-3 py-1">
              <span className="min-w-0 flex-1 basis-60">{style.title}</span>
              {action(style)}
            </li>
          ))}
        </ul>
      )}
      {alike !== '' && <p className="mt-1 text-sm text-ink-soft">{alike}</p>}
      {differing.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-sm">{words.differs}</summary>
          {differing.map((example) => (
            <MarkedExample key={example.example} {...example} />
          ))}
        </details>
      )}
    </li>
  );
}

type Search =
  | { status: 'idle' | 'finding' }
  | { status: 'found'; near: readonly NearStyle[] }
  | { status: 'failed'; message: string };

/** Finds the styles that print pasted references most nearly. `action` is what can be done with one. */
export function FindByExample({ action }: { action: (style: StyleSummary) => ReactNode }) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState<Search>({ status: 'idle' });

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const marked = pastedItalics(event.clipboardData.getData('text/html'));
    if (marked === undefined) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    setText(text.slice(0, selectionStart) + marked + text.slice(selectionEnd));
  };
  const find = async () => {
    if (text.trim() === '') return;
    setSearch({ status: 'finding' });
    try {
      setSearch({ status: 'found', near: await findStylesByExample(text) });
    } catch (error) {
      setSearch({ status: 'failed', message: failureMessage(error, words.failed) });
    }
  };
  const isFinding = search.status === 'finding';
  return (
    <div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <TextAreaField
          label={words.label}
          hint={words.lead}
          placeholder={words.placeholder}
          rows={5}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
        />
        <div className="mt-3">
          <FailureLine message={search.status === 'failed' ? search.message : undefined} />
          <Button type="submit" look="primary" busy={isFinding}>
            {isFinding ? words.finding : words.find}
          </Button>
        </div>
      </form>
      <div aria-live="polite" aria-busy={isFinding}>
        {search.status === 'found' && search.near.length === 0 && <p className="mt-4">{words.none}</p>}
        {search.status === 'found' && search.near.length > 0 && (
          <>
            <h3 className="mt-6 font-display text-xl">{words.results}</h3>
            <ul className="mt-2 border-t border-rule">
              {search.near.map((near) => (
                <NearEntry key={near.styles[0]?.id} near={near} action={action} />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

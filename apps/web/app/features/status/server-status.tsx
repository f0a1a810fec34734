import { useEffect, useState } from 'react';
import { callJson } from '~/api/client.ts';
import { statusCopy } from '~/content/status.ts';
import { Button } from '~/ui/button.tsx';

type Answer = 'asking' | 'up' | 'down';
type RowName = keyof typeof statusCopy.rows;

/** Asks the server once for each `round`. */
function useAnswer(path: string, round: number): Answer {
  const [heard, setHeard] = useState<{ round: number; answer: Answer }>();
  useEffect(() => {
    const stop = new AbortController();
    const hear = (answer: Answer) => {
      if (!stop.signal.aborted) setHeard({ round, answer });
    };
    callJson({ method: 'GET', path, signal: stop.signal }).then(
      () => hear('up'),
      () => hear('down'),
    );
    return () => stop.abort();
  }, [path, round]);
  return heard?.round === round ? heard.answer : 'asking';
}

const tones: Record<Answer, string> = { asking: 'text-ink-soft', up: 'text-success', down: 'text-danger' };

function StatusRow({ name, round }: { name: RowName; round: number }) {
  const { label, asked, ...texts } = statusCopy.rows[name];
  const answer = useAnswer(asked, round);
  return (
    <div className="grid gap-x-14 gap-y-1 border-b border-rule py-6 md:grid-cols-[16rem_1fr]">
      <dt>
        <span className="block font-display text-xl">{label}</span>
        <a href={asked} className="text-link font-mono text-sm">
          {asked}
        </a>
      </dt>
      <dd role="status" className={`font-serif text-lg ${tones[answer]}`}>
        {answer === 'asking' ? statusCopy.asking : texts[answer]}
      </dd>
    </div>
  );
}

/** What the server says about itself, in words. */
export function ServerStatus() {
  const [round, setRound] = useState(0);
  return (
    <>
      <dl className="border-t border-ink">
        <StatusRow name="health" round={round} />
        <StatusRow name="ready" round={round} />
      </dl>
      <Button className="mt-8" onClick={() => setRound(round + 1)}>
        {statusCopy.again}
      </Button>
    </>
  );
}

import { EyeOff, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadingLine } from '~/features/projects/loading-line.tsx';
import { Button } from '~/ui/button.tsx';
import type { Stage } from '../cite/use-cited-tab.ts';
import { serverAddress } from '../settings.ts';

function Statement({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="space-y-3" role="status">
      <h3 className="flex items-center gap-2 font-display text-xl [&_svg]:size-5.5 [&_svg]:shrink-0">
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}

interface BeforeReadingProps {
  stage: Exclude<Stage, { kind: 'asked' }>;
  onSend: () => void;
}

/** What is shown until something is looked up. */
export function BeforeReading({ stage, onSend }: BeforeReadingProps) {
  if (stage.kind === 'reading') return <LoadingLine>Reading the page...</LoadingLine>;
  if (stage.kind === 'unreadable') {
    return (
      <Statement icon={<EyeOff aria-hidden="true" />} title="Nothing to read here">
        <p className="text-sm text-ink-soft">
          Browsers keep their own pages and the files of this computer to themselves. Open the page or the PDF
          on the web, or type below what you want to cite.
        </p>
      </Statement>
    );
  }
  const host = <strong className="text-ink wrap-anywhere">{stage.host}</strong>;
  if (stage.kind === 'private-link') {
    return (
      <Statement icon={<EyeOff aria-hidden="true" />} title="Open this page first">
        <p className="text-sm text-ink-soft">
          The link leads to {host}, an address inside a network. Open the page, and press the button there.
        </p>
      </Statement>
    );
  }
  const isPage = stage.sent === 'page';
  return (
    <Statement
      icon={<ShieldQuestion aria-hidden="true" />}
      title={isPage ? 'Send this page?' : 'Send what you selected?'}
    >
      <p className="text-sm text-ink-soft">
        {stage.host === '' ? 'This page is not on the web. ' : <>{host} is an address inside a network. </>}
        {isPage ? 'To read the page, its address and its text are' : 'The text that you selected is'} sent to{' '}
        {new URL(serverAddress()).host}, which asks libraries and registers for the work.
        {isPage && ' Nothing of the page is kept.'}
      </p>
      <Button look="primary" onClick={onSend}>
        {isPage ? 'Send and cite this page' : 'Send and cite it'}
      </Button>
    </Statement>
  );
}

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
  return (
    <Statement icon={<ShieldQuestion aria-hidden="true" />} title="Send this page?">
      <p className="text-sm text-ink-soft">
        <strong className="text-ink wrap-anywhere">{stage.host}</strong> is an address inside a network. To
        read the page, its address and its text are sent to {new URL(serverAddress()).host}. Nothing of them
        is kept.
      </p>
      <Button look="primary" onClick={onSend}>
        Send and cite this page
      </Button>
    </Statement>
  );
}

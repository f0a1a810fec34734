import { FilePlus2 } from 'lucide-react';
import { useRef } from 'react';
import { moreStyles } from '~/content/more-styles.ts';
import { Button } from '~/ui/button.tsx';
import { FailureLine } from '~/ui/failure-line.tsx';

interface AddStyleProps {
  busy: boolean;
  failure: string | undefined;
  onFile: (file: File) => void;
}

/** Adds a style from a file. A fault of the file is shown with its line and column. */
export function AddStyle({ busy, failure, onFile }: AddStyleProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="border-t border-rule px-4 py-2">
      <FailureLine message={failure} />
      <Button
        look="quiet"
        busy={busy}
        className="w-full justify-start"
        onClick={() => input.current?.click()}
      >
        {!busy && <FilePlus2 aria-hidden="true" />}
        {busy ? moreStyles.custom.adding : moreStyles.custom.add}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csl,.xml,application/vnd.citationstyles.style+xml,text/xml"
        aria-label={moreStyles.custom.add}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

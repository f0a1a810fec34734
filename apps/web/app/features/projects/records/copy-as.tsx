import { recordFormats } from '~/content/record-formats.ts';
import { Button } from '~/ui/button.tsx';
import { copyRecords } from './copy-records.ts';

interface CopyAsProps {
  projectId: number;
  id: number;
  title: string;
}

/** Copies the record of a citation for another program. */
export function CopyAs({ projectId, id, title }: CopyAsProps) {
  return (
    <div className="flex flex-wrap items-center text-sm text-ink-soft">
      <span className="mr-1 font-semibold">Copy as:</span>
      {recordFormats.map(({ id: format, label }) => (
        <Button
          key={format}
          look="quiet"
          className="px-2"
          aria-label={`Copy ${title} as ${label}`}
          onClick={() => copyRecords(projectId, format, [id])}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

import type { Project, ProjectCitation } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listedContent } from '~/clipboard/listed-content.ts';
import { TogetherLine } from '~/clipboard/together-line.tsx';
import { useCopy } from '~/clipboard/use-copy.ts';
import { citeTogetherWords } from '~/content/cite-together.ts';
import { recordFormats } from '~/content/record-formats.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Menu } from '~/ui/menu.tsx';
import { MenuList } from '~/ui/menu-list.tsx';
import { SectionMenu } from '../beside/section-menu.tsx';
import { copyRecords } from '../records/copy-records.ts';
import type { Selection } from './use-selection.ts';

/** Works of one citation that the dialog shows: as many as the API takes. */
const mostTogether = 50;

const TogetherDialog = lazyPart(async () => (await import('../together/together-dialog.tsx')).TogetherDialog);

interface SelectionBarProps {
  project: Project;
  /** All citations of the project. */
  citations: readonly ProjectCitation[];
  selection: Selection;
  /** The selectable entries: those visible in the list. */
  shown: readonly ProjectCitation[];
  /** The selected entries, in list order. */
  chosen: readonly ProjectCitation[];
  onDelete: () => void;
}

/** The actions for the selected citations. */
export function SelectionBar(props: SelectionBarProps) {
  const { project, citations, selection, shown, chosen, onDelete } = props;
  const { copy } = useCopy();
  const box = useRef<HTMLInputElement>(null);
  const [detailed, setDetailed] = useState<boolean>();
  const all = shown.length > 0 && chosen.length === shown.length;
  const some = chosen.length > 0 && !all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const chosenIds = chosen.map(({ id }) => id);
  const copyChosen = () => {
    const contents = chosen.map(listedContent);
    const between = chosen.some(({ paragraphs }) => paragraphs) ? '\n\n' : '\n';
    return copy({
      html: contents.map(({ html }) => html).join(''),
      text: contents.map(({ text }) => text).join(between),
    });
  };
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-rule bg-raised py-2">
      <Checkbox
        ref={box}
        label="Select all"
        checked={all}
        onChange={() => selection.setAll(all ? [] : shown)}
        className="mr-auto"
      />
      <span role="status" className="text-sm text-ink-soft">
        {chosen.length} selected
      </span>
      <Button
        look="quiet"
        disabled={chosen.length === 0}
        onClick={copyChosen}
        className="max-sm:min-w-11 max-sm:px-2"
      >
        <Copy aria-hidden="true" />
        <span className="max-sm:sr-only">Copy</span> <span className="sr-only">selected</span>
      </Button>
      <Menu
        label={
          <>
            <span className="max-sm:sr-only">Copy</span> as
          </>
        }
        disabled={chosen.length === 0}
        onApproach={() => undefined}
      >
        {(menu) => (
          <MenuList
            {...menu}
            items={recordFormats.map(({ id, label }) => ({
              label,
              onSelect: () => void copyRecords(project.id, id, chosenIds),
            }))}
          />
        )}
      </Menu>
      <SectionMenu {...{ project, citations, chosen }} />
      <Button
        look="quiet"
        disabled={chosen.length === 0}
        onClick={onDelete}
        className="hover:text-danger max-sm:min-w-11 max-sm:px-2"
      >
        <Trash2 aria-hidden="true" />
        <span className="max-sm:sr-only">Delete</span> <span className="sr-only">selected</span>
      </Button>
      {chosen.length > 1 && (
        <TogetherLine
          works={citations}
          chosen={selection.ids}
          style={styleKey(project.referenceStyle, project.language)}
          {...(project.sections && { sections: project.sections })}
        />
      )}
      {chosen.length > 0 && chosen.length <= mostTogether && (
        <Button look="quiet" className="-ml-4" onClick={() => setDetailed(true)}>
          {citeTogetherWords.open}
        </Button>
      )}
      {detailed !== undefined && (
        <TogetherDialog
          {...{ project, citations, chosen }}
          open={detailed}
          onClose={() => setDetailed(false)}
        />
      )}
    </div>
  );
}

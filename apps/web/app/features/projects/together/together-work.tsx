import { inputLimits, type ProjectCitation, togetherLimits } from '@citewright/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { citeTogetherWords as words } from '~/content/cite-together.ts';
import { locatorOptions } from '~/content/locator-options.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { MoveHandle } from '../project-page/move-handle.tsx';
import type { Move } from '../project-page/move-target.ts';
import type { DraftWork } from './together-draft.ts';

interface TogetherWorkProps {
  citation: ProjectCitation;
  work: DraftWork;
  /** Its place among the works, and whether it is the last one. */
  at: number;
  isLast: boolean;
  onChange: (work: DraftWork) => void;
  onMove: (id: number, to: Move) => void;
}

/** One work of a citation: its place in the order, where it is cited, and the words around it. */
export function TogetherWork({ citation, work, at, isLast, onChange, onMove }: TogetherWorkProps) {
  const { id, title, authors, year } = citation;
  const type = (typed: Partial<DraftWork>) => onChange({ ...work, ...typed });
  const named = (label: string) => (
    <>
      {label} <span className="sr-only">for {title}</span>
    </>
  );
  return (
    <article className="py-3 data-over:shadow-[0_-2px_0_0_var(--color-cite)]">
      <div className="flex items-center gap-1">
        <span className="pointer-coarse:hidden">
          <MoveHandle citation={citation} within="together" onMove={onMove} />
        </span>
        <p className="min-w-0 flex-1 text-sm wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <span className="block text-ink-soft">{[authors, year].filter(Boolean).join(', ')}</span>
        </p>
        <span className="hidden pointer-coarse:flex">
          <IconButton label={words.up(title)} disabled={at === 0} onClick={() => onMove(id, { by: -1 })}>
            <ChevronUp aria-hidden="true" />
          </IconButton>
          <IconButton label={words.down(title)} disabled={isLast} onClick={() => onMove(id, { by: 1 })}>
            <ChevronDown aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        <TextField
          label={named(words.prefix)}
          placeholder="see"
          autoComplete="off"
          maxLength={togetherLimits.affix}
          value={work.prefix}
          onChange={({ target }) => type({ prefix: target.value })}
        />
        <SelectField
          label={named(words.place)}
          options={locatorOptions}
          value={work.label}
          onChange={({ target }) => type({ label: target.value })}
        />
        <TextField
          label={named(words.number)}
          placeholder="437–438"
          autoComplete="off"
          maxLength={inputLimits.locator}
          value={work.number}
          onChange={({ target }) => type({ number: target.value })}
        />
        <TextField
          label={named(words.suffix)}
          autoComplete="off"
          maxLength={togetherLimits.affix}
          value={work.suffix}
          onChange={({ target }) => type({ suffix: target.value })}
        />
      </div>
      <Checkbox
        label={named(words.noAuthor)}
        checked={work.noAuthor}
        onChange={() => type({ noAuthor: !work.noAuthor })}
      />
    </article>
  );
}

import type { ManualData, StyleId } from '@citewright/contract';
import { aboutStyle, styleIds } from '@citewright/styles';
import { memo, useDeferredValue, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { CopyIconButton } from '~/clipboard/copy-button.tsx';
import { entryContent } from '~/clipboard/reference-content.ts';
import { styleName } from '~/content/styles.ts';
import type { Formatter } from '~/engine/load-formatter.ts';
import { type FormatterState, useFormatter } from '~/engine/use-formatter.ts';
import { StyleBadge } from '~/ui/badge.tsx';
import { ReferenceText } from '~/ui/reference-text.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { manualDataOf } from '../form/build-request.ts';
import type { CitationFormValues } from '../form/values.ts';

interface StyledReferenceProps {
  formatter: Formatter;
  data: ManualData;
  today: Date;
  format: StyleId;
}

// Each style is a component of its own, so that React can handle typing between two of them.
const StyledReference = memo(function StyledReference({
  formatter,
  data,
  today,
  format,
}: StyledReferenceProps) {
  const { html, text } = formatter.formatReference(formatter.itemFromManual(data, today), format);
  return (
    <>
      <ReferenceText html={html} className="min-w-0 flex-1 py-2" />
      <CopyIconButton
        label={`Copy ${styleName(format)} reference`}
        content={() => entryContent(html, text)}
      />
    </>
  );
});

/** A placeholder for a reference; pulses while the engine is loading. */
function PreviewOutline({ loading }: { loading: boolean }) {
  const stillness = loading ? '' : 'animate-none!';
  return (
    <div className="flex-1 space-y-2 py-3">
      <Skeleton className={`h-4 w-11/12 ${stillness}`} />
      <Skeleton className={`ml-[0.5in] h-4 w-7/12 ${stillness}`} />
    </div>
  );
}

const explanations: Partial<Record<FormatterState['status'], string>> = {
  ready: 'Type a title or an author: the reference builds itself here.',
  failed: 'The preview could not be loaded. What you typed is kept; open this tab again to try once more.',
};

interface PreviewRowProps {
  format: StyleId;
  /** Absent until something is typed. */
  data: ManualData | undefined;
  today: Date;
}

/** The reference in one style, which loads what it needs. */
function PreviewRow({ format, data, today }: PreviewRowProps) {
  const engine = useFormatter(format);
  return (
    <li data-style={format} className="border-l-3 border-l-cite py-2 pl-4">
      <StyleBadge style={format} />
      <div className="flex min-h-16 items-start gap-2">
        {engine.status === 'ready' && data ? (
          <StyledReference {...{ formatter: engine.formatter, data, today, format }} />
        ) : (
          <PreviewOutline loading={engine.status === 'loading'} />
        )}
      </div>
    </li>
  );
}

/**
 * A live preview of the manual entry in the five styles, formatted in the browser, the selected one in its selected variant; before them in
 * any other style that is selected.
 */
export function LivePreview({ control }: { control: Control<CitationFormValues> }) {
  const typed = useWatch({ control, compute: manualDataOf });
  const selected = useWatch({ control, name: 'format' });
  const offered = styleIds.map((id) => (aboutStyle(selected)?.variantOf === id ? selected : id));
  const formats = offered.includes(selected) ? offered : [selected, ...offered];
  const data = useDeferredValue(typed);
  const [today] = useState(() => new Date());
  const engine = useFormatter();
  const isTyped = data.title !== '' || data.authors !== '';
  return (
    <section aria-labelledby="live-preview-title">
      <h3 id="live-preview-title" className="font-display text-xl">
        All styles, as you type
      </h3>
      {!(isTyped && engine.status === 'ready') && (
        <p className="mt-1 min-h-6 text-sm text-ink-soft">{explanations[engine.status]}</p>
      )}
      <ul className="mt-4 divide-y divide-rule">
        {formats.map((format) => (
          <PreviewRow key={format} format={format} data={isTyped ? data : undefined} today={today} />
        ))}
      </ul>
    </section>
  );
}

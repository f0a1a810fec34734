import type { InTextForms } from '@citewright/contract';
import { CircleAlert, Star, Trash2 } from 'lucide-react';
import { moreStyles, styleFields, styleKinds } from '~/content/more-styles.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { classNames } from '~/ui/class-names.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { ReferenceInline, ReferenceText } from '~/ui/reference-text.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { PreviewState } from './use-style-preview.ts';

interface StylePreviewProps {
  preview: PreviewState;
  /** Whether the works are the reader's own. */
  isOwn: boolean;
  isFavourite: boolean;
  isChosen: boolean;
  onFavourite: () => void;
  onChoose: () => void;
  /** Deletes a style that the reader has added; absent for others, and for the one in use. */
  onRemove: (() => void) | undefined;
}

const formNames = [
  ['parenthetical', 'At the end of a sentence'],
  ['narrative', 'With the name in it'],
  ['note', 'First note'],
  ['shortNote', 'Later notes'],
  ['ibid', 'Same source again'],
] as const satisfies readonly (readonly [keyof InTextForms, string])[];

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** The short name of a Creative Commons licence, from its address. */
function licenceName(address: string): string {
  const [, terms, version] = /licenses\/([a-z-]+)\/([\d.]+)/.exec(address) ?? [];
  return terms && version ? `CC ${terms.toUpperCase()} ${version}` : address;
}

function StyleOutline() {
  return (
    <div className="space-y-3 py-2">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="mt-8 h-4 w-11/12" />
      <Skeleton className="ml-[0.5in] h-4 w-7/12" />
    </div>
  );
}

/** What a style prints, what is known of it, and the button that chooses it. */
export function StylePreview({
  preview: { status, shown },
  isOwn,
  isFavourite,
  isChosen,
  onFavourite,
  onChoose,
  onRemove,
}: StylePreviewProps) {
  if (status === 'failed') {
    return (
      <p role="alert" className="flex gap-2 py-2">
        <CircleAlert aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-danger" />
        <span>
          <strong className="block font-semibold text-danger">{moreStyles.unloaded.title}</strong>
          <span className="text-sm text-ink-soft">{moreStyles.unloaded.text}</span>
        </span>
      </p>
    );
  }
  if (!shown) return <StyleOutline />;
  const { style, references } = shown;
  const [first] = references;
  const page = import.meta.env.STYLE_PAGES[style.id];
  const fields = style.fields.flatMap((field) => styleFields[field] ?? []);
  return (
    <div
      aria-busy={status === 'loading'}
      className={classNames('transition-opacity duration-150', status === 'loading' && 'opacity-60')}
    >
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0 flex-1">
          <h3 className="font-display text-lg leading-tight text-balance max-lg:line-clamp-2 lg:text-2xl">
            {style.name}
          </h3>
          {style.title !== style.name && (
            <p className="mt-1 text-sm text-ink-soft max-lg:sr-only">{style.title}</p>
          )}
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft lg:mt-3">
            <Badge>{styleKinds[style.kind].words}</Badge>
            {style.parentTitle && <span>As in {style.parentTitle}</span>}
            {page && (
              <a href={page} className="text-link" target="_blank" rel="noopener">
                {moreStyles.page}
                <span className="sr-only"> of {style.name} (opens in a new tab)</span>
              </a>
            )}
          </p>
        </div>
        <div className="flex shrink-0 gap-2">
          <IconButton label={moreStyles.favourite} aria-pressed={isFavourite} onClick={onFavourite}>
            <Star aria-hidden="true" className={isFavourite ? 'fill-current text-accent' : undefined} />
          </IconButton>
          <Button look="primary" disabled={isChosen} onClick={onChoose} className="max-sm:px-3">
            {isChosen ? moreStyles.chosen : moreStyles.choose}
          </Button>
        </div>
      </div>
      <div className="mt-3 lg:mt-5 rounded-lg border border-rule bg-raised px-5 py-4 shadow-page max-sm:px-4">
        <p className="eyebrow text-ink-faint">
          {isOwn ? moreStyles.own[references.length === 1 ? 'one' : 'several'] : moreStyles.sample}
        </p>
        <div className="mt-2 space-y-2">
          {references.map(({ id, html }) => (
            <ReferenceText key={id} html={html} />
          ))}
        </div>
        <p className="eyebrow mt-4 border-t border-rule pt-4 text-ink-faint">{moreStyles.inText}</p>
        <dl className="mt-2 space-y-1.5 text-sm">
          {formNames.map(([name, label]) => {
            const form = first?.inTextForms[name];
            return (
              form && (
                <div key={name} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <dt className="text-ink-faint">{label}</dt>
                  <dd>
                    <ReferenceInline html={form.html} />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
      </div>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs text-ink-soft max-lg:hidden">
        {fields.length > 0 && (
          <>
            <dt className="text-ink-faint">Fields</dt>
            <dd>{fields.join(', ')}</dd>
          </>
        )}
        {style.version && (
          <>
            <dt className="text-ink-faint">Version</dt>
            <dd>
              <time dateTime={style.version}>{day.format(new Date(style.version))}</time>
            </dd>
          </>
        )}
        {!style.custom && (
          <>
            <dt className="text-ink-faint">Licence</dt>
            <dd>
              <a href={style.licence} className="text-link" target="_blank" rel="noopener noreferrer">
                {licenceName(style.licence)}
              </a>
              , from the Citation Style Language project
            </dd>
          </>
        )}
      </dl>
      {style.custom && <p className="mt-3 text-xs text-ink-soft">{moreStyles.custom.origin}</p>}
      {onRemove && (
        <Button look="quiet" className="-ml-4 text-danger" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          {moreStyles.custom.remove}
        </Button>
      )}
    </div>
  );
}

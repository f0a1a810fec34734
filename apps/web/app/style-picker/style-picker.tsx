import type { CitationItem, StyleId } from '@citewright/contract';
import { isCustomStyle, ownStyleId, partsOfStyleKey, styleKey } from '@citewright/styles';
import { Search, TextSearch } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { findByExample } from '~/content/find-by-example.ts';
import { moreStyles, styleFields } from '~/content/more-styles.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { useStored } from '~/ui/stored-value.ts';
import { TextField } from '~/ui/text-field.tsx';
import { AddStyle } from './add-style.tsx';
import { addRecent, chosenStyles, type NamedStyle, toggleFavourite } from './chosen-styles.ts';
import { listGroups } from './list-groups.ts';
import { optionId, StyleList } from './style-list.tsx';
import { StylePreview } from './style-preview.tsx';
import { useCustomStyles } from './use-custom-styles.ts';
import { useFoundStyles } from './use-found-styles.ts';
import { preloadPreview, useStylePreview } from './use-style-preview.ts';

const FindByExample = lazyPart(async () => (await import('./find-by-example.tsx')).FindByExample);

const fieldOptions = [
  { value: '', label: moreStyles.anyField },
  ...Object.entries(styleFields).map(([value, label]) => ({ value, label })),
];

/** How far a key moves in the list. */
const steps: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

interface PickerProps {
  /** The style in use. */
  value: StyleId;
  /** The works that are previewed; three samples without any. */
  works?: readonly CitationItem[] | undefined;
  onChoose: (style: NamedStyle) => void;
}

function Picker({ value, works, onChoose, onExample }: PickerProps & { onExample: () => void }) {
  const listId = useId();
  // Another style is printed in the same language.
  const { style: inUse, language } = partsOfStyleKey(value);
  const [query, setQuery] = useState('');
  const [field, setField] = useState('');
  const [pointed, setPointed] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const found = useFoundStyles(query, field || undefined);
  const stored = useStored(chosenStyles);
  const isSearch = query.trim() !== '' || field !== '';
  const { styles: added, ...custom } = useCustomStyles();
  const groups = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/);
    const fitting = added.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    return listGroups(found.styles, field ? [] : fitting, stored, isSearch);
  }, [found.styles, added, query, field, stored, isSearch]);
  const listed = groups.flatMap(({ styles }) => styles);
  const active = listed.find(({ id }) => id === pointed) ?? listed[0];
  const preview = useStylePreview(active?.id, works);
  const next = active && listed[listed.indexOf(active) + 1]?.id;
  useEffect(() => preloadPreview(), []);
  useEffect(() => {
    if (preview.status === 'ready' && next) preloadPreview(next);
  }, [preview.status, next]);

  const choose = (style: NamedStyle | undefined) => {
    setPointed(style?.id);
    setWanted(true);
  };
  // A style is chosen when it has been found and loaded; if it cannot be, the one in use stays.
  const ready =
    found.status !== 'loading' && preview.status === 'ready' && preview.shown?.style.id === active?.id;
  useEffect(() => {
    if (!wanted || !ready || !active) return;
    setWanted(false);
    addRecent(active);
    onChoose({ ...active, id: styleKey(ownStyleId(active.id), language) });
  }, [wanted, ready, active, onChoose, language]);
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) {
      choose(found.status === 'loading' ? undefined : active);
      return;
    }
    const at = active ? listed.indexOf(active) + step : 0;
    setPointed(listed[Math.min(Math.max(at, 0), listed.length - 1)]?.id);
  };

  return (
    <div className="-mx-5 -mb-5 flex h-[calc(100dvh-7.5rem)] flex-col sm:-mx-8 sm:-mb-8 sm:h-[calc(100dvh-9.5rem)] lg:h-[min(44rem,calc(100dvh-11rem))]">
      <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-2 border-b border-rule px-4 pb-4 sm:grid-cols-[minmax(0,1fr)_13rem] sm:px-8">
        <TextField
          label={moreStyles.search}
          labelHidden
          leading={<Search aria-hidden="true" />}
          placeholder={moreStyles.searchHint}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          ref={(element) => element?.setAttribute('autofocus', '')}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setPointed(undefined);
            setWanted(false);
          }}
          onKeyDown={onKey}
        />
        <SelectField
          label={moreStyles.field}
          labelHidden
          options={fieldOptions}
          value={field}
          onChange={({ target }) => {
            setField(target.value);
            setPointed(undefined);
          }}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
        <p role="status" className="sr-only">
          {isSearch && found.status === 'ready' && `${found.styles.length} styles`}
        </p>
        <div className="flex min-h-0 flex-1 flex-col">
          <StyleList
            id={listId}
            groups={groups}
            active={active}
            value={inUse}
            favourites={stored.favourites}
            onActivate={({ id }) => setPointed(id)}
            onChoose={choose}
          />
          <div className="border-t border-rule px-4 pt-2">
            <Button look="quiet" className="w-full justify-start" onClick={onExample}>
              <TextSearch aria-hidden="true" />
              {findByExample.open}
            </Button>
          </div>
          <AddStyle
            busy={custom.busy}
            failure={custom.failure}
            onFile={async (file) => {
              const style = await custom.add(file);
              if (!style) return;
              setQuery('');
              setField('');
              setPointed(style.id);
            }}
          />
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain bg-sunk p-4 max-lg:max-h-2/5 max-lg:border-t max-lg:border-rule lg:border-l lg:border-rule lg:p-6">
          {active && (
            <StylePreview
              preview={preview}
              isOwn={works !== undefined}
              isFavourite={stored.favourites.includes(active.id)}
              isChosen={ownStyleId(active.id) === inUse}
              onFavourite={() => toggleFavourite(active)}
              onChoose={() => choose(active)}
              onRemove={
                isCustomStyle(active.id) && active.id !== inUse ? () => custom.remove(active.id) : undefined
              }
            />
          )}
          {!active && found.status !== 'loading' && (
            <div className="max-w-prose py-2">
              <p className="font-display text-xl">
                {moreStyles[found.status === 'failed' ? 'failed' : 'nothing'].title}
              </p>
              <p className="mt-2 text-ink-soft">
                {moreStyles[found.status === 'failed' ? 'failed' : 'nothing'].text}
              </p>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

interface StylePickerProps extends PickerProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Finds a style among all: by words, by field of study, among those used before. The style under the cursor prints the current works;
 * Enter or a click on it chooses it, a first touch shows it.
 */
export function StylePicker({ open, onClose, ...picker }: StylePickerProps) {
  const [isByExample, setByExample] = useState(false);
  const { language } = partsOfStyleKey(picker.value);
  const choose = (style: NamedStyle) => {
    addRecent(style);
    setByExample(false);
    picker.onChoose({ ...style, id: styleKey(ownStyleId(style.id), language) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isByExample ? findByExample.title : moreStyles.title}
      description={isByExample ? '' : moreStyles.description}
      width="wide"
    >
      {isByExample ? (
        <>
          <Button look="quiet" className="mb-3" onClick={() => setByExample(false)}>
            {findByExample.back}
          </Button>
          <FindByExample
            action={(style) => (
              <Button aria-label={`${findByExample.use}: ${style.title}`} onClick={() => choose(style)}>
                {findByExample.use}
              </Button>
            )}
          />
        </>
      ) : (
        <Picker {...picker} onExample={() => setByExample(true)} />
      )}
    </Dialog>
  );
}

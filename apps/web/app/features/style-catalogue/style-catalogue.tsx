import type { StyleSummary } from '@citewright/contract';
import { Search, TextSearch } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { findByExample } from '~/content/find-by-example.ts';
import { guidePages } from '~/content/guide-pages.ts';
import { moreStyles, styleFields, styleKinds } from '~/content/more-styles.ts';
import { useFoundStyles } from '~/style-picker/use-found-styles.ts';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { SearchWithoutScripts } from '~/ui/without-scripts.tsx';
import type { ListedGroup, ListedStyle } from './list-styles.ts';

const FindByExample = lazyPart(
  async () => (await import('~/style-picker/find-by-example.tsx')).FindByExample,
);

const kindOptions = [
  { value: '', label: 'Every kind' },
  ...Object.entries(styleKinds).map(([value, { words }]) => ({ value, label: words })),
];

const fieldOptions = [
  { value: '', label: moreStyles.anyField },
  ...Object.entries(styleFields).map(([value, label]) => ({ value, label })),
];

/** A value of a list of options, and the first for any other. */
const knownOption = (options: readonly { value: string }[], value: string): string =>
  options.some((option) => option.value === value) ? value : '';

interface EntryProps {
  to: string;
  name: string;
  kind: StyleSummary['kind'];
  detail: string;
}

function StyleEntry({ to, name, kind, detail }: EntryProps) {
  return (
    <li className="break-inside-avoid border-b border-rule">
      <Link to={to} className="flex min-h-16 flex-col justify-center py-2.5 hover:bg-raised">
        <span className="leading-snug font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">
          {styleKinds[kind].words}
          {detail !== '' && (
            <>
              {' · '}
              <cite className="not-italic">{detail}</cite>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

function StyleSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-12 break-inside-avoid">
      <h3 id={id} className="break-after-avoid font-display text-xl">
        {title}
      </h3>
      <ul className="mt-3 border-t border-rule">{children}</ul>
    </section>
  );
}

/** Where a found style can be used: its page, or the tool set to it. */
const foundStylePath = (id: string, pages: ReadonlyMap<string, ListedStyle>): string =>
  pages.get(id)?.path ?? `/?${new URLSearchParams({ style: id })}`;

interface FoundListProps {
  query: string;
  field: string;
  kind: string;
  pages: ReadonlyMap<string, ListedStyle>;
}

/** The styles of the whole catalogue that a search or a field gives. */
function FoundList({ query, field, kind, pages }: FoundListProps) {
  const { status, styles } = useFoundStyles(query, field === '' ? undefined : field);
  const shown = styles.filter((style) => kind === '' || style.kind === kind);
  const { failed, nothing } = moreStyles;
  const message = status === 'failed' ? failed : nothing;
  const detailOf = ({ title, name, parent }: StyleSummary) =>
    parent === undefined
      ? title === name
        ? ''
        : title
      : `as ${pages.get(parent)?.name ?? parent.replaceAll('-', ' ')}`;
  return (
    <div aria-busy={status === 'loading'} className="min-h-96">
      <p
        aria-live="polite"
        className={status === 'loading' && shown.length === 0 ? 'text-ink-soft' : 'sr-only'}
      >
        {status === 'loading' ? 'Searching the catalogue...' : `${shown.length} styles`}
      </p>
      {shown.length > 0 ? (
        <StyleSection
          id="found"
          title={query === '' ? 'The most used of the field' : moreStyles.groups.found}
        >
          {shown.map((style) => (
            <StyleEntry
              key={style.id}
              to={foundStylePath(style.id, pages)}
              name={pages.get(style.id)?.name ?? style.title}
              kind={style.kind}
              detail={detailOf(style)}
            />
          ))}
        </StyleSection>
      ) : (
        status !== 'loading' && (
          <div role="status">
            <h3 className="font-display text-xl">{message.title}</h3>
            <p className="mt-2 max-w-prose text-ink-soft">{message.text}</p>
          </div>
        )
      )}
    </div>
  );
}

/** The catalogue: the popular styles in groups, and a search of all of them. */
export function StyleCatalogue({ groups }: { groups: readonly ListedGroup[] }) {
  const [query, setQuery] = useState('');
  const [field, setField] = useState('');
  const [kind, setKind] = useState('');
  const [isByExample, setByExample] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before hydration, else a link or a form that was sent then.
  useEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const sent = new URLSearchParams(location.search);
    const given = (name: string) => String(typed.get(name) ?? '') || (sent.get(name) ?? '');
    setQuery(given('q'));
    setField(knownOption(fieldOptions, given('field')));
    setKind(knownOption(kindOptions, given('kind')));
  }, []);
  const pages = new Map(groups.flatMap(({ styles }) => styles).map((style) => [style.id, style]));
  const isSearch = query.trim() !== '' || field !== '';
  return (
    <>
      <search>
        <form
          ref={form}
          action={guidePages.styles.path}
          onSubmit={(event) => event.preventDefault()}
          className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[minmax(0,1fr)_14rem_14rem]"
        >
          <TextField
            className="sm:col-span-2 lg:col-span-1"
            label={moreStyles.search}
            name="q"
            type="search"
            autoComplete="off"
            placeholder={moreStyles.searchHint}
            leading={<Search aria-hidden="true" />}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <SelectField
            label={moreStyles.field}
            name="field"
            options={fieldOptions}
            value={field}
            onChange={({ target }) => setField(target.value)}
          />
          <SelectField
            label="Kind of citation"
            name="kind"
            options={kindOptions}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          />
          <SearchWithoutScripts />
        </form>
      </search>
      <div className="mt-4">
        <Button look="quiet" aria-expanded={isByExample} onClick={() => setByExample(!isByExample)}>
          <TextSearch aria-hidden="true" />
          {findByExample.open}
        </Button>
        {isByExample && (
          <section aria-label={findByExample.title} className="mt-4 max-w-prose">
            <FindByExample
              action={({ id, title }) => (
                <Button asChild>
                  <Link to={foundStylePath(id, pages)} aria-label={`${findByExample.use}: ${title}`}>
                    {findByExample.use}
                  </Link>
                </Button>
              )}
            />
          </section>
        )}
      </div>
      <div className="mt-10">
        {isSearch ? (
          <FoundList query={query} field={field} kind={kind} pages={pages} />
        ) : (
          <div className="gap-x-12 lg:columns-2">
            {groups.map(({ title, styles }) => {
              const shown = styles.filter((style) => kind === '' || style.kind === kind);
              if (shown.length === 0) return null;
              const id = title.toLowerCase().replace(/[^a-z]+/g, '-');
              return (
                <StyleSection key={title} id={id} title={title}>
                  {shown.map((style) => (
                    <StyleEntry
                      key={style.id}
                      to={style.path}
                      name={style.name}
                      kind={style.kind}
                      detail={style.manual}
                    />
                  ))}
                </StyleSection>
              );
            })}
          </div>
        )}
      </div>
    </>
  );
}

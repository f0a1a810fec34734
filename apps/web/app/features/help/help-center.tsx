import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type HelpTopic, helpCopy, helpEntries, helpTopics } from '~/content/help.ts';
import { informationPages } from '~/content/information-pages.ts';
import { Accordion } from '~/ui/accordion.tsx';
import { PageHero } from '~/ui/page-hero.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { SearchWithoutScripts } from '~/ui/without-scripts.tsx';
import { findEntries } from './find-entries.ts';
import { TopicCards } from './topic-cards.tsx';

/** Without scripts no answer can be opened, and the browser's own search is the only one. The layer is that of the rule for `hidden`. */
const everyAnswer = '@layer base{.prose[hidden]{display:block!important}}';

function NothingFound() {
  return (
    <div className="rounded-lg border border-dashed border-rule-strong px-6 py-12 text-center">
      <p className="font-display text-xl">{helpCopy.none}</p>
      <p className="mt-2 font-serif text-ink-soft">{helpCopy.noneHint}</p>
    </div>
  );
}

/** All questions with their answers, filtered by text or topic. */
export function HelpCenter() {
  const [text, setText] = useState('');
  const [topic, setTopic] = useState<HelpTopic>();
  const search = useRef<HTMLInputElement>(null);
  // Picks up text typed before hydration, and a search that was sent.
  useEffect(() => {
    const field = search.current;
    if (!field) return;
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
    setText(field.value);
  }, []);
  const found = findEntries(helpEntries, text, topic);
  const searching = text.trim() !== '';
  // A search covers all topics.
  const chosen = searching ? undefined : topic;
  const heading = searching
    ? helpCopy.results
    : (helpTopics.find(({ id }) => id === chosen)?.title ?? 'Frequently asked questions');

  function choose(next: HelpTopic | undefined): void {
    if (search.current) search.current.value = '';
    setText('');
    setTopic(next);
  }

  return (
    <>
      <PageHero
        eyebrow={helpCopy.eyebrow}
        title={helpCopy.title}
        lead={`${helpEntries.length} articles on the generator, the styles, your projects, and what to do when a source will not be read.`}
        actions={
          <search className="w-full max-w-xl">
            <form action={informationPages.help.path} onSubmit={(event) => event.preventDefault()}>
              <TextField
                label={helpCopy.searchLabel}
                name="q"
                type="search"
                ref={search}
                onChange={(event) => setText(event.target.value)}
                placeholder={helpCopy.searchPlaceholder}
                leading={<Search aria-hidden="true" />}
              />
              <SearchWithoutScripts />
            </form>
          </search>
        }
        className="pb-10 sm:pb-12"
      />
      <noscript>
        <style>{everyAnswer}</style>
      </noscript>
      {/* What a search finds takes the place of the topics, so that it is in view. */}
      {!searching && (
        <div className="page-width pb-14">
          <TopicCards chosen={chosen} onChoose={choose} />
        </div>
      )}
      <section aria-labelledby="faq-heading" className="page-width pb-16 sm:pb-24">
        <h2 id="faq-heading" className="font-display text-3xl">
          {heading}
        </h2>
        <p role="status" className="sr-only">
          {found.length === 0 ? helpCopy.none : `${found.length} articles`}
        </p>
        <div className="mt-7 max-w-3xl">
          {found.length > 0 ? <Accordion key={`${chosen} ${text}`} entries={found} /> : <NothingFound />}
        </div>
      </section>
    </>
  );
}

import type { StyleKey } from '@citewright/contract';
import { partsOfStyleKey, styleKey } from '@citewright/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { styleLabel } from '~/content/styles.ts';
import { lastStyle, storeStyle } from '~/features/citation-tool/form/last-style.ts';
import { LanguageChoice } from '~/language-choice/language-choice.tsx';
import { useStylePicker } from '~/style-picker/use-style-picker.tsx';
import { Button } from '~/ui/button.tsx';
import { ServerField } from './server-field.tsx';
import { SharedProjects } from './shared-projects.tsx';

const firstStyle: StyleKey = 'apa';

/** The options of the extension. What is chosen is stored at once. */
export function Options() {
  const [chosen, setChosen] = useState(() => lastStyle() ?? firstStyle);
  const queries = useQueryClient();
  const choose = (key: StyleKey) => {
    storeStyle(key);
    setChosen(key);
  };
  const { style, language } = partsOfStyleKey(chosen);
  const { picker, openPicker, preloadPicker } = useStylePicker({
    value: chosen,
    onChoose: ({ id }) => choose(styleKey(id, language)),
  });
  return (
    <main className="mx-auto max-w-2xl space-y-8 px-5 py-8">
      <header className="flex items-center gap-3">
        <img src="icons/icon-48.png" alt="" className="size-10" />
        <h1 className="font-display text-2xl">Options of Citewright</h1>
      </header>
      <section aria-labelledby="style-title" className="space-y-3">
        <h2 id="style-title" className="font-display text-xl">
          Style
        </h2>
        <p className="text-ink-soft">
          References are in <strong className="text-ink">{styleLabel(style)}</strong>.
        </p>
        <Button onPointerEnter={preloadPicker} onFocus={preloadPicker} onClick={openPicker}>
          Choose another style
        </Button>
        <div>
          <LanguageChoice value={language} onChange={(tag) => choose(styleKey(style, tag))} />
        </div>
      </section>
      <SharedProjects />
      <section aria-labelledby="server-title" className="space-y-3">
        <h2 id="server-title" className="font-display text-xl">
          Where references are made
        </h2>
        <p className="text-ink-soft">
          A page is sent only when you press the button, and without what you typed or cookies. The server
          asks libraries and registers for its title, and keeps nothing of it.
        </p>
        <ServerField onChanged={() => void queries.resetQueries()} />
      </section>
      {picker}
    </main>
  );
}

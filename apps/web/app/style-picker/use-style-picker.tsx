import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyPart } from '~/ui/lazy-part.tsx';

const loadStylePicker = () => import('./style-picker.tsx');
const StylePicker = lazyPart(async () => (await loadStylePicker()).StylePicker);

/** The picker of styles: loaded when it is opened, or a moment before by `preload`. */
export function useStylePicker({
  onChoose,
  ...picker
}: Omit<ComponentProps<typeof StylePicker>, 'open' | 'onClose'>): {
  picker: ReactNode;
  openPicker: () => void;
  preloadPicker: () => void;
} {
  const [state, setState] = useState<'unused' | 'closed' | 'open'>('unused');
  return {
    openPicker: () => setState('open'),
    preloadPicker: () => void loadStylePicker(),
    picker: state !== 'unused' && (
      <StylePicker
        {...picker}
        open={state === 'open'}
        onClose={() => setState('closed')}
        onChoose={(style) => {
          setState('closed');
          onChoose(style);
        }}
      />
    ),
  };
}

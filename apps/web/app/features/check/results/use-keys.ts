import { useEffect, useRef } from 'react';

/** Keys are typed into these, or used by them. */
const typing = 'input, textarea, select, [contenteditable], dialog[open], [role="menu"], [role="tablist"]';

/** Does what is set for a key of the page. Not while something is typed. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const { target } = event;
      if (isOther || (target instanceof Element && target.closest(typing))) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

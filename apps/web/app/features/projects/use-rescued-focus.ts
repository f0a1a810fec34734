import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus when a change of `content` removes the focused element, such as a deleted entry. Put the ref on
 * the heading of the list, with `tabIndex={-1}`.
 */
export function useRescuedFocus<Target extends HTMLElement>(content: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(content);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== content;
    before.current = content;
    if (changed && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [content]);
  return target;
}

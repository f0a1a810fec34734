import { toolAnchor } from '~/tool-link/tool-link.ts';

// Module-level: a page has one prerendered tool. React does not repeat a click on what is not hydrated.
let pressed: HTMLElement | null | undefined;

function note({ target }: Event): void {
  if (target instanceof Element)
    pressed = target.closest<HTMLElement>(`#${toolAnchor} button[type="button"]`);
}

/** Notes which button of a prerendered tool is pressed while its code is loading. */
export function noteEarlyPress(): void {
  addEventListener('click', note, { capture: true });
}

/** Presses it again. To be called when the tool is hydrated. */
export function repeatEarlyPress(): void {
  removeEventListener('click', note, { capture: true });
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
}

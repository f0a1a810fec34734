import { toolAnchor } from '~/tool-link/tool-link.ts';

// Module-level: a page has one tool. React repeats neither a click on what is not hydrated nor what was sent there.
let pressed: HTMLElement | null | undefined;
let isSent = false;

function note({ target }: Event): void {
  if (target instanceof Element)
    pressed = target.closest<HTMLElement>(`#${toolAnchor} button[type="button"]`);
}

const toolForm = () => document.querySelector<HTMLFormElement>(`#${toolAnchor} form`);

/** What was sent stays on the page, which sends it itself as soon as it can. */
function noteSent(event: Event): void {
  if (event.target !== toolForm()) return;
  event.preventDefault();
  isSent = true;
}

function ignore(): void {
  removeEventListener('click', note, { capture: true });
  removeEventListener('submit', noteSent, { capture: true });
}

/** Notes which button of a tool is pressed, and whether its form is sent, while its code is loading. */
export function noteEarlyPress(): void {
  addEventListener('click', note, { capture: true });
  addEventListener('submit', noteSent, { capture: true });
}

/** Presses and sends it again. To be called when the tool is hydrated. */
export function repeatEarlyPress(): void {
  ignore();
  if (pressed?.isConnected) pressed.click();
  pressed = undefined;
  // After the form has taken what was typed (form/use-early-text.ts).
  if (isSent) queueMicrotask(() => toolForm()?.requestSubmit());
  isSent = false;
}

/** Sends it as browsers do without scripts: the tool's code could not be fetched. */
export function sendWithoutTool(): void {
  ignore();
  if (isSent) toolForm()?.submit();
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const recorded = ['pointerdown', 'mousedown', 'click', 'keydown', 'input', 'submit'] as const;

function isTicked(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}

function isTyped(target: EventTarget): target is Control {
  return (target instanceof HTMLInputElement && !isTicked(target)) || target instanceof HTMLTextAreaElement;
}

// React compares a control with what it last saw there, for which it watches the control's own properties: it is shown something
// else first, and then the change is made behind its back, through the prototype or by a click, for it to find.

function typeInto(control: Control, value: string): void {
  control.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function tick(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

function copyOf(event: Event): Event {
  return Reflect.construct(event.constructor, [event.type, event]);
}

/** What the reader did, ready to be done again. */
type Deed = () => void;

const typing = (control: Control, value: string): Deed => {
  return () => typeInto(control, value);
};

const ticking = (control: HTMLInputElement, checked: boolean): Deed => {
  return () => tick(control, checked);
};

function deedOf(event: Event): Deed | undefined {
  const { type, target } = event;
  if (type === 'submit' || !target) return undefined;
  if (type === 'click' && isTicked(target)) return ticking(target, target.checked);
  if (type === 'input') return isTyped(target) ? typing(target, target.value) : undefined;
  return () => target.dispatchEvent(copyOf(event));
}

/** Links, labels, boxes to tick and what folds open do what they are for without us. A tick is done again for React to learn of it. */
function isOwnDoing({ type, target }: Event): boolean {
  return (
    type === 'click' && target instanceof Element && target.closest('a[href], label, input, summary') !== null
  );
}

/** What was typed and ticked before the recording began. */
function earlierDeeds(box: Element): Deed[] {
  return [...box.querySelectorAll<Control>('input, textarea')].flatMap((control) => {
    if (!isTicked(control))
      return control.value === control.defaultValue ? [] : [typing(control, control.value)];
    const changed = control.checked !== control.defaultChecked;
    return changed && (control.checked || control.type === 'checkbox')
      ? [ticking(control, control.checked)]
      : [];
  });
}

/**
 * Records what the reader does inside an element that is visible but not yet alive, and keeps the browser from acting on
 * it where it would do harm (a form would be sent). The returned function ends the recording and does it all again, in order.
 * When `failed` is aborted nothing will come alive: nothing is recorded or kept back any more.
 */
export function recordEvents(box: Element, failed?: AbortSignal): () => void {
  const deeds = earlierDeeds(box);
  const controller = new AbortController();
  const record = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Node) || !box.contains(target)) return;
    const own = isOwnDoing(event);
    const deed = own && !isTicked(target) ? undefined : deedOf(event);
    if (deed) deeds.push(deed);
    if (own || (type !== 'submit' && type !== 'click')) return;
    event.preventDefault();
    // React, which wakes what is clicked while it is at it, would do at once what is done again later.
    event.stopPropagation();
  };
  failed?.addEventListener('abort', () => controller.abort(), { once: true });
  // On the window, because React stops events on their way to what it has not brought to life yet.
  for (const type of recorded) addEventListener(type, record, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    for (const deed of deeds) deed();
  };
}

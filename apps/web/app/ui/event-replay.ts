type Control = HTMLInputElement | HTMLTextAreaElement;

const recorded = ['pointerdown', 'mousedown', 'click', 'keydown', 'input', 'submit'] as const;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

// React wraps `value` of each control to notice changes; only the prototype's setter leaves the change for it to find.
function typeInto(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function copyOf(event: Event): Event {
  return Reflect.construct(event.constructor, [event.type, event]);
}

/** What the reader did, ready to be done again. */
type Deed = () => void;

function deedOf(event: Event): Deed | undefined {
  const { target } = event;
  if (event.type === 'submit' || !target) return undefined;
  if (event.type !== 'input') return () => target.dispatchEvent(copyOf(event));
  if (!isControl(target)) return undefined;
  const { value } = target;
  return () => typeInto(target, value);
}

/** A link works without us. */
function isLinkClick({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('a[href]') !== null;
}

/** What was typed before the recording began. */
function earlierDeeds(box: Element): Deed[] {
  return [...box.querySelectorAll<Control>('input, textarea')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => {
      const { value } = control;
      return () => typeInto(control, value);
    });
}

/**
 * Records what the reader does inside an element that is visible but not yet alive, and keeps the browser from acting on
 * it (a form would be sent). Links are left to the browser. The returned function ends the recording and does it all again, in order.
 */
export function recordEvents(box: Element): () => void {
  const deeds = earlierDeeds(box);
  const controller = new AbortController();
  const record = (event: Event) => {
    if (!(event.target instanceof Node) || !box.contains(event.target)) return;
    if (isLinkClick(event)) return;
    const deed = deedOf(event);
    if (deed) deeds.push(deed);
    if (event.type === 'click' || event.type === 'submit') event.preventDefault();
  };
  // On the window, because React stops events on their way to what it has not brought to life yet.
  for (const type of recorded) addEventListener(type, record, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    for (const deed of deeds) deed();
  };
}

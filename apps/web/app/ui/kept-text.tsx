import { History } from 'lucide-react';
import { Button } from './button.tsx';

const storageKey = 'citewright-typed';

/** Milliseconds after a change until it is written: typing is not slowed down by the storage. */
const delay = 300;

/** Most characters in the storage, which takes some 5 million of a tab; the latest texts that fit are stored. */
const mostStored = 2_000_000;

/** Most forms; the oldest text goes first. */
const mostForms = 30;

// Module-level, in place of the storage where that is blocked: by form, what was typed, the oldest first.
let typed: Map<string, unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What this tab typed before it was reloaded. */
function storedTexts(): [string, unknown][] {
  try {
    const entries: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry?.[0] === 'string') : [];
  } catch {
    // Blocked, or written by another version of the app.
    return [];
  }
}

const all = () => (typed ??= new Map(storedTexts()));

function writeTexts(): void {
  clearTimeout(timer);
  let room = mostStored;
  const fitting: string[] = [];
  for (const entry of [...all()].reverse()) {
    const json = JSON.stringify(entry);
    if (json.length > room) continue;
    room -= json.length;
    fitting.unshift(json);
  }
  try {
    if (fitting.length === 0) window.sessionStorage.removeItem(storageKey);
    else window.sessionStorage.setItem(storageKey, `[${fitting.join()}]`);
  } catch {
    // Blocked or full: it is kept as long as the page.
  }
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(writeTexts, delay);
  // The same function is added once only.
  addEventListener('pagehide', writeTexts);
}

/** What was typed into a form of this tab and not sent, over closing and reloading; absent where nothing was, or it is no object. */
export function keptText<Values extends object>(form: string): Values | undefined {
  const values = all().get(form);
  return typeof values === 'object' && values !== null ? (values as Values) : undefined;
}

/** Keeps what is typed into a form until `dropText`: as long as this tab, or as the page where it is too long or the storage is blocked. */
export function keepText(form: string, values: object): void {
  all().delete(form);
  all().set(form, values);
  const [oldest] = all().keys();
  if (all().size > mostForms && oldest !== undefined) all().delete(oldest);
  later();
}

/** Forgets all that was typed in this tab. */
export function dropAllText(): void {
  all().clear();
  writeTexts();
}

/** Forgets what was typed into a form: it was sent or discarded. */
export function dropText(form: string): void {
  if (all().delete(form)) later();
}

interface KeptNoteProps {
  /** Whether the form began with such a text. */
  isShown: boolean;
  onDiscard: () => void;
}

/** Says that a form holds what was typed into it before, with a button to discard it. */
export function KeptNote({ isShown, onDiscard }: KeptNoteProps) {
  if (!isShown) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-rule bg-sunk py-1.5 pr-1 pl-4 text-sm">
      <History aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
      <p className="min-w-32 flex-1 py-1.5">This is what you typed before.</p>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}

import { toolAnchor } from '~/tool-link/tool-link.ts';

/** What a field held before the tool took its place. */
interface EarlyText {
  text: string;
  hadFocus: boolean;
}

// Module-level: a page has one tool.
let early: EarlyText | undefined;

/** Keeps what is typed into a field that is about to go. */
export function keepEarlyText(field: HTMLInputElement | null): void {
  if (field) early = { text: field.value, hadFocus: document.activeElement === field };
}

/** Takes it, once. */
export function takeEarlyText(): EarlyText | undefined {
  const taken = early;
  early = undefined;
  return taken;
}

/** The first field of a prerendered form, and the style that is selected in it. */
export function readEarlyForm(): { text: HTMLInputElement | null; style: string | undefined } {
  const form = document.querySelector(`#${toolAnchor} form`);
  return {
    text: form?.querySelector<HTMLInputElement>('[name="sourceIdentifier"]') ?? null,
    style: form?.querySelector<HTMLInputElement>('[name="format"]:checked')?.value,
  };
}

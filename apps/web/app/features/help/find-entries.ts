import type { HelpEntry, HelpTopic } from '~/content/help.ts';

/** The entries of a topic whose question or answer contains `text`, ignoring case (specification §2). */
export function findEntries(
  entries: readonly HelpEntry[],
  text: string,
  topic: HelpTopic | undefined,
): readonly HelpEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (topic === undefined || entry.topic === topic) &&
      `${entry.question}\n${entry.answer}`.toLowerCase().includes(wanted),
  );
}

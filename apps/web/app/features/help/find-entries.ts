import type { HelpEntry, HelpTopic } from '~/content/help.ts';

/**
 * The entries whose question or answer contains `text`, ignoring case (specification §2): of all topics. Without text, the
 * entries of `topic`.
 */
export function findEntries(
  entries: readonly HelpEntry[],
  text: string,
  topic: HelpTopic | undefined,
): readonly HelpEntry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return entries.filter((entry) => topic === undefined || entry.topic === topic);
  return entries.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}

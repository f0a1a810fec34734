import { interactionOrDelay } from '~/ui/first-interaction.ts';

/** The parts of a project page that are not needed until somebody does something, each to be fetched on its own. */
export async function deferred(): Promise<typeof import('./deferred-parts.ts')> {
  await interactionOrDelay();
  return await import('./deferred-parts.ts');
}

import { interactionOrDelay } from '~/ui/first-interaction.ts';

/** Parts of a project page that few lists need, each to be fetched on its own. */
export const parts = (): Promise<typeof import('./deferred-parts.ts')> => import('./deferred-parts.ts');

/** The parts of a project page that are not needed until somebody does something, each to be fetched on its own. */
export async function deferred(): Promise<typeof import('./deferred-parts.ts')> {
  await interactionOrDelay();
  return await parts();
}

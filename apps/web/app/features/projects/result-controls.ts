import { lazyPart } from '~/ui/lazy-part.tsx';

// What a page has for the results of its tool, fetched with the first result.

export const AddToProject = lazyPart(async () => (await import('./add/add-to-project.tsx')).AddToProject);

export const EditResult = lazyPart(async () => (await import('./edit/edit-result.tsx')).EditResult);

export const KeepAsProject = lazyPart(async () => (await import('./keep/keep-as-project.tsx')).KeepAsProject);

import { expect, type Locator, type Page } from '@playwright/test';
import { type StoredProject, storeCitation, storeProject } from './stored-projects.ts';

/** The values of the project form. */
export interface TypedProject {
  name: string;
  moduleName: string;
  moduleCode: string;
  style?: string;
  description?: string;
}

export const sample: StoredProject = {
  name: 'Neural networks essay',
  moduleName: 'Machine Learning',
  moduleCode: 'CS229',
};

/** The reference of 10.1038/nature14539 in APA. */
export const articleText =
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539';

export function toast(page: Page, text: string): Locator {
  return page.getByText(text, { exact: true });
}

/** The overview of a session without projects. */
export async function openOverview(page: Page): Promise<void> {
  await page.goto('/projects');
  await expect(page.getByText('No projects yet')).toBeVisible();
}

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** Fills in the open project dialog and submits it. */
export async function fillIn(page: Page, project: TypedProject): Promise<void> {
  const form = dialog(page, 'Create Custom Project');
  await form.getByRole('textbox', { name: 'Project name' }).fill(project.name);
  await form.getByRole('textbox', { name: 'Module name' }).fill(project.moduleName);
  await form.getByRole('textbox', { name: 'Module code' }).fill(project.moduleCode);
  if (project.style) {
    await form.getByRole('combobox', { name: 'Reference style' }).selectOption({ label: project.style });
  }
  if (project.description) {
    await form.getByRole('textbox', { name: 'Description' }).fill(project.description);
  }
  await form.getByRole('button', { name: 'Create Project' }).click();
}

export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Stores a project before the page is opened, and opens the overview. */
export async function createProject(page: Page, project = sample): Promise<Locator> {
  await storeProject(page, project);
  await page.goto('/projects');
  // Part of the prerendered HTML; removed on hydration.
  await expect(page.getByText('Loading projects...')).toHaveCount(0);
  await expect(card(page, project.name)).toBeVisible();
  return card(page, project.name);
}

/** Stores a project with a citation for each identifier, and opens it. */
export async function openProject(page: Page, identifiers: string[] = [], project = sample): Promise<void> {
  const id = await storeProject(page, project);
  for (const identifier of identifiers) await storeCitation(page, id, identifier);
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole('heading', { name: project.name, level: 1 })).toBeVisible();
  await expect(citations(page).getByRole('listitem')).toHaveCount(identifiers.length);
  if (identifiers.length === 0) await expect(page.getByText('No citations added yet')).toBeVisible();
}

/** Adds a source with the tool of an open project and waits for it in the list. */
export async function addSource(page: Page, identifier: string, title: string): Promise<void> {
  const listed = citations(page).getByRole('listitem');
  const before = await listed.count();
  // The tool is loaded on the first interaction.
  await page.mouse.move(2, 2);
  const field = page.getByRole('textbox', { name: 'URL, DOI, ISBN or title' });
  await field.fill(identifier);
  await field.press('Enter');
  await expect(listed).toHaveCount(before + 1);
  await expect(citations(page).getByRole('heading', { name: title }).first()).toBeVisible();
}

/** The panel of a project's citations. */
export function citations(page: Page): Locator {
  return page.getByRole('region', { name: 'Project Citations', exact: true });
}

/** Opens the details of an entry: in-text forms, all authors, what to look at. */
export async function openDetails(page: Page, title: string): Promise<void> {
  await citations(page)
    .getByRole('button', { name: `Details of ${title}` })
    .first()
    .click();
}

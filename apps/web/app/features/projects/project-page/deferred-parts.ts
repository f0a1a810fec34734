// In a file of its own, so that the script of the page does not name all files that these parts need.

export const deleteCitations = async () => (await import('../deletion/delete-citations.tsx')).DeleteCitations;

export const deletedCitations = async () =>
  (await import('../deleted/deleted-citations.tsx')).DeletedCitations;

export const exportMenu = async () => (await import('./export-menu.tsx')).ExportMenu;

export const findField = async () => (await import('./find-field.tsx')).FindField;

export const importReferences = async () =>
  (await import('../import/import-references.tsx')).ImportReferences;

export const projectNotices = async () => (await import('./project-notices.tsx')).ProjectNotices;

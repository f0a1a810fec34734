// In a file of its own, so that the script of the page does not name all files that these parts need.

export const annotatedSwitch = async () =>
  (await import('../annotation/annotated-switch.tsx')).AnnotatedSwitch;

export const deleteCitations = async () => (await import('../deletion/delete-citations.tsx')).DeleteCitations;

export const deletedCitations = async () =>
  (await import('../deleted/deleted-citations.tsx')).DeletedCitations;

export const duplicateMark = async () => (await import('../merge/duplicate-mark.tsx')).DuplicateMark;

export const editCitationDialog = async () =>
  (await import('../edit/edit-citation-dialog.tsx')).EditCitationDialog;

export const editProjectDialog = async () =>
  (await import('../form/edit-project-dialog.tsx')).EditProjectDialog;

export const entryTags = async () => (await import('../beside/entry-tags.tsx')).EntryTags;

export const exportMenu = async () => (await import('./export-menu.tsx')).ExportMenu;

export const findField = async () => (await import('./find-field.tsx')).FindField;

export const importReferences = async () =>
  (await import('../import/import-references.tsx')).ImportReferences;

export const copiedEntry = () => import('~/clipboard/listed-content.ts');

export const noProject = async () => (await import('./no-project.tsx')).NoProject;

export const placedReference = async () =>
  (await import('../annotation/placed-reference.tsx')).PlacedReference;

export const projectNotices = async () => (await import('./project-notices.tsx')).ProjectNotices;

export const selectionBar = async () => (await import('./selection-bar.tsx')).SelectionBar;

export const citationShower = async () => (await import('./show-citation.ts')).showCitation;

export const stylePicker = async () => (await import('./project-style-picker.tsx')).ProjectStylePicker;

export const additionUndoer = async () => (await import('./undo-addition.ts')).undoAddition;

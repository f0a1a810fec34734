/** What somebody wants the reference of: the page of a tab (with what is selected on it), a text, or the page behind a link. */
export type Task =
  | { kind: 'tab'; tabId?: number | undefined; wholePage?: true }
  | { kind: 'text'; text: string }
  | { kind: 'link'; url: string };

const key = 'task';

/** A task waits for the popup no longer than this, in milliseconds: a popup that did not open must not surprise a later one. */
const patience = 10_000;

/** Leaves a task for the popup. */
export async function leaveTask(task: Task): Promise<void> {
  await chrome.storage.session.set({ [key]: { task, at: Date.now() } });
}

/** Takes the task that was left for the popup, if any. */
export async function takeTask(): Promise<Task | undefined> {
  const { [key]: left } = (await chrome.storage.session.get(key)) as {
    [key]?: { task: Task; at: number };
  };
  await chrome.storage.session.remove(key);
  return left && Date.now() - left.at < patience ? left.task : undefined;
}

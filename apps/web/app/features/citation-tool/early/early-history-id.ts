/** The id of the list that stands in the page until the tool is here. */
export const earlyHistoryId = 'early-history';

/** Takes it away. To be called when the tool is hydrated. */
export function removeEarlyHistory(): void {
  delete document.documentElement.dataset.cited;
  const list = document.getElementById(earlyHistoryId);
  if (list) list.hidden = true;
}

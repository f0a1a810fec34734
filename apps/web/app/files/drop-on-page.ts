/** How often, and how many milliseconds apart, a page is offered a file until the part that takes it has loaded. */
const mostOffers = 100;
const between = 100;

/** Gives a file to the open page, as if it were dropped there. Whether the page has taken it. */
export async function dropOnPage(file: File): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  for (let offer = 0; offer < mostOffers; offer += 1) {
    // Who takes a file prevents what the browser would do with it.
    if (!window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))) return true;
    await new Promise((resolve) => setTimeout(resolve, between));
  }
  return false;
}

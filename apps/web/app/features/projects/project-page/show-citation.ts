import type { ProjectCitation } from '@citewright/contract';

/** Frames in which a long list renders the entries of another place. */
const mostFrames = 20;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Scrolls to a citation of the list and focuses it. Of a long list only the entries in view are rendered: it is scrolled near first. */
export async function showCitation(id: number, citations: readonly ProjectCitation[]): Promise<void> {
  const list = document.querySelector('[aria-labelledby="project-citations"] ol');
  const place = citations.findIndex((citation) => citation.id === id) / citations.length;
  for (let frame = 0; list && frame < mostFrames; frame += 1) {
    const entry = document.getElementById(`citation-${id}`);
    if (entry) {
      entry.scrollIntoView({ block: 'center' });
      return entry.focus({ preventScroll: true });
    }
    const { top, height } = list.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height * place - window.innerHeight / 2 });
    await nextFrame();
  }
}

import type { Project, ProjectCitation, Quotation } from '@citewright/contract';
import { styleKey } from '@citewright/styles';
import type { ClipboardContent } from '~/clipboard/clipboard-content.ts';
import { mainForm } from '~/clipboard/in-text-forms.ts';
import { inTextContent } from '~/clipboard/reference-content.ts';
import { loadFormatter } from '~/engine/load-formatter.ts';
import { escapeMarkup } from '~/ui/reference-markup.ts';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * A quotation with the citation of its work at its place, told apart from the others of the list: “Rivers flow” (Okafor, 2019, p. 45). Without the
 * engine the citation names no place.
 */
export async function quotationContent(
  { text, locator }: Quotation,
  citation: ProjectCitation,
  listed: readonly ProjectCitation[],
  project: Project | undefined,
): Promise<ClipboardContent> {
  const style = project && styleKey(project.referenceStyle, project.language);
  const engine = style && (await loadFormatter([style]));
  const items = listed.map(({ id, item }) => ({ ...item, id }));
  const printed = engine
    ? mainForm(
        engine.citationPrinter(
          items,
          style,
          engine.placeInSections(project.sections ?? [], items).places,
        )({ works: [{ id: citation.id, place: locator }] }),
      )
    : undefined;
  const { text: citedText = '', html = '' } = printed ?? {
    text: citation.inTextCitation,
    html: citation.inTextHtml,
  };
  const quoted = `“${inOneLine(text)}”`;
  return inTextContent(`${escapeMarkup(quoted)} ${html}`, `${quoted} ${citedText}`);
}

import { escapeXml } from '@citewright/interchange';
import type { WordFile } from '../../readers/docx/package.ts';
import type { Styles } from '../../readers/docx/styles.ts';
import type { ChangedParts } from './parts.ts';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

export interface Remark {
  id: number;
  message: string;
}

/** What a comment stands at: its range, and its mark behind it. */
export const commentStart = (id: number) => `<w:commentRangeStart w:id="${id}"/>`;
export const commentEnd = (id: number, styles: Styles) =>
  `<w:commentRangeEnd w:id="${id}"/><w:r>${styles.has('CommentReference') ? '<w:rPr><w:rStyle w:val="CommentReference"/></w:rPr>' : ''}<w:commentReference w:id="${id}"/></w:r>`;

/** Adds comments to a file, and the part for them when there is none. `attributes` says who made them and when. */
export function addComments(
  file: WordFile,
  parts: ChangedParts,
  styles: Styles,
  remarks: readonly Remark[],
  attributes: string,
): void {
  if (remarks.length === 0) return;
  const paragraph = styles.has('CommentText') ? '<w:pPr><w:pStyle w:val="CommentText"/></w:pPr>' : '';
  const mark = styles.has('CommentReference') ? '<w:rPr><w:rStyle w:val="CommentReference"/></w:rPr>' : '';
  const xml = remarks.map(({ id, message }) => {
    const lines = message.split(/\n+/).map((line, index) => {
      const annotation = index === 0 ? `<w:r>${mark}<w:annotationRef/></w:r>` : '';
      return `<w:p>${paragraph}${annotation}<w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`;
    });
    return `<w:comment w:id="${id}" ${attributes} w:initials="C">${lines.join('')}</w:comment>`;
  });
  const comments = file.related('comments');
  if (comments && comments.root.innerEnd < comments.root.end) {
    const { innerEnd } = comments.root;
    parts.change(comments, [{ start: innerEnd, end: innerEnd, text: xml.join('') }]);
    return;
  }
  const content = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${main}">${xml.join('')}</w:comments>`;
  if (comments) {
    parts.change(comments, [{ start: 0, end: comments.source.length, text: content }]);
    return;
  }
  const folder = file.main.name.slice(0, file.main.name.lastIndexOf('/') + 1);
  const name = `${folder}comments.xml`;
  parts.add(name, content);
  parts.declare(name, type);
  parts.relate(file.main.name, 'comments', 'comments.xml');
}

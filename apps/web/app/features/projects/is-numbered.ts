import type { Project } from '@citewright/contract';
import { aboutStyle } from '@citewright/styles';

/** Whether the references of a project are numbered in the order of citing. */
export const isNumbered = ({ referenceStyle, style }: Project): boolean =>
  style ? style.kind === 'numeric' && !style.sorted : aboutStyle(referenceStyle)?.numbered === true;

import type { Notice } from '@citewright/contract';

/** Whether a notice stands before the reference: the work may be unfit to be cited, or its details are lost. */
export const isGrave = ({ code }: Notice): boolean => code === 'retracted' || code === 'unreadable';

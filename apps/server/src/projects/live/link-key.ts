import { createHmac, randomBytes } from 'node:crypto';

/** 192 random bits: what a private link is known by. */
export const newToken = (): string => randomBytes(24).toString('base64url');
export const tokenPattern = /^[\w-]{32}$/;

/** What is stored of a link. */
export const linkKeyOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`live link ${token}`).digest('base64url');

import { apiPart } from './api.ts';
import { cliPart } from './cli.ts';
import { embedsPart } from './embeds.ts';
import { extensionPart } from './extension.ts';
import { liveDocumentsPart } from './live-documents.ts';
import { mcpPart } from './mcp.ts';
import { packagesPart } from './packages.ts';
import type { DeveloperPart } from './part.ts';

/** The parts of the page for developers, in its order. */
export const developerParts: readonly DeveloperPart[] = [
  apiPart,
  mcpPart,
  cliPart,
  extensionPart,
  packagesPart,
  liveDocumentsPart,
  embedsPart,
];

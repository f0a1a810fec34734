/** Fetches the code of the tool. */
export const loadTool = async () => (await import('./citation-tool.tsx')).CitationTool;

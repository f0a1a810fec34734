import type { DeveloperPart } from './part.ts';

/** Assistants: the server of the Model Context Protocol. */
export const mcpPart: DeveloperPart = {
  id: 'mcp',
  title: 'Assistants (MCP)',
  blocks: [
    {
      kind: 'text',
      text: 'An assistant that uses these tools cites what a register, a library or a page has, and says so when none has it. The server speaks the Model Context Protocol over HTTP at `/mcp`, without a key.',
    },
    {
      kind: 'table',
      label: 'Tools',
      head: ['Tool', 'What it gives'],
      rows: [
        [
          '`cite`',
          'The reference of a DOI, an ISBN, an address, a title or an in-text citation, its forms for the text, the evidence of each field, and notices such as a retraction',
        ],
        [
          '`cite_pdf`',
          'The reference of a work of which there is a PDF, by its identifier or its title page',
        ],
        [
          '`verify_references`',
          'A verdict on each entry of a list, with the fields that the record contradicts; 50 entries at a time, more with `limit` and `offset`',
        ],
        [
          '`check_paper`',
          'What does not agree between the citations of a document and its list, and the verdicts on its entries',
        ],
        [
          '`cite_links`',
          'A draft with citations in place of its links and the list behind it, and the links that were left, with the reason',
        ],
        ['`search_styles`', 'The ids of styles by journal, publisher, subject or name'],
        ['`find_style`', 'The styles that print examples of a guide most nearly'],
        ['`format_bibliography`', 'Works as the list of a style'],
        ['`export`', 'Works as BibTeX, RIS or CSL-JSON'],
      ],
    },
    {
      kind: 'text',
      text: 'Each answer has words to quote and the same as data with a schema. Calls count towards the limits of the API. Send the header `x-session-id`, and your projects are resources, too.',
    },
    { kind: 'heading', text: 'Set it up' },
    { kind: 'code', label: 'Claude Code', code: 'claude mcp add --transport http citewright $ORIGIN/mcp' },
    {
      kind: 'code',
      label: 'Cursor: ~/.cursor/mcp.json',
      code: `{
  "mcpServers": {
    "citewright": { "url": "$ORIGIN/mcp" }
  }
}`,
    },
    {
      kind: 'code',
      label: 'VS Code: .vscode/mcp.json',
      code: `{
  "servers": {
    "citewright": { "type": "http", "url": "$ORIGIN/mcp" }
  }
}`,
    },
    {
      kind: 'code',
      label: 'Claude Desktop: claude_desktop_config.json',
      code: `{
  "mcpServers": {
    "citewright": { "command": "npx", "args": ["-y", "mcp-remote", "$ORIGIN/mcp"] }
  }
}`,
    },
    {
      kind: 'text',
      text: 'Other assistants take the address in their settings as a server with Streamable HTTP. To try the tools by hand, use the protocol’s inspector.',
    },
    {
      kind: 'code',
      label: 'The inspector',
      code: `npx @modelcontextprotocol/inspector --cli $ORIGIN/mcp --transport http \\
  --method tools/call --tool-name cite --tool-arg source=10.1038/nature14539`,
    },
  ],
};

import type { DeveloperPart } from './part.ts';

/** What the bookmark runs: it opens the address of the page, and its DOI where the page names one. */
const bookmarklet = `javascript:void function(){var m=document.querySelector('meta[name="citation_doi" i]');open('$ORIGIN/cite?'+new URLSearchParams(Object.assign(m?{doi:m.content}:{},{url:location.href})),'_blank','noopener')}()`;

/** What other sites take from this one: the button, links, the bookmark. */
export const embedsPart: DeveloperPart = {
  id: 'embeds',
  title: 'Buttons and links',
  blocks: [
    { kind: 'heading', text: 'A button for your site' },
    {
      kind: 'text',
      text: 'Two lines put “Cite this page” on any page. The button opens this site in a new tab with the reference of the page; until it is pressed, nothing is sent.',
    },
    {
      kind: 'code',
      label: 'HTML',
      code: '<script async src="$ORIGIN/embed/cite.js"></script>\n<citewright-button><a href="$ORIGIN/cite">Cite this page</a></citewright-button>',
    },
    { kind: 'button', doi: '10.1038/nature14539', label: 'Cite “Deep learning”' },
    {
      kind: 'table',
      label: 'Attributes of the button',
      head: ['Attribute', 'What it sets'],
      rows: [
        [
          '`url`, `doi`, `isbn`',
          'The work; by default the DOI that the page names in `citation_doi`, and its canonical address',
        ],
        [
          '`citation-style`',
          'The id of a style, such as `ieee`; by default the one that the reader used last',
        ],
        ['`label`', 'The words on the button'],
        ['`theme`', '`light` or `dark`; by default what the reader prefers'],
      ],
    },
    {
      kind: 'list',
      items: [
        'The script has less than 8 KiB, sets no cookie, stores nothing and counts nobody.',
        'Its styles stay inside the button. A content security policy needs `script-src $ORIGIN` and nothing else.',
        'Without scripts the link between the tags stays.',
      ],
    },
    { kind: 'heading', text: 'Links' },
    {
      kind: 'text',
      text: 'A link fills in the tool and looks up what it names. What is no address, DOI or ISBN is filled in only.',
    },
    {
      kind: 'table',
      label: 'Links into the tool',
      head: ['Link', 'What it opens'],
      rows: [
        ['`$ORIGIN/cite?doi=10.1038/nature14539`', 'A DOI'],
        ['`$ORIGIN/cite?isbn=9780262035613`', 'An ISBN'],
        ['`$ORIGIN/cite?url=https://example.org/`', 'A page; encode the address'],
        ['`$ORIGIN/cite?text=deep learning lecun`', 'Words of a title, or any of the above'],
        ['`$ORIGIN/cite?doi=10.1038/nature14539&style=ieee`', 'The same in a style'],
      ],
    },
    {
      kind: 'text',
      text: 'Installed on a phone, this site is in the list of the share button, too.',
    },
    { kind: 'heading', text: 'A bookmark' },
    {
      kind: 'text',
      text: 'For browsers without the extension: drag this link to the bar of bookmarks, or make a bookmark with the code below as its address. It opens the page that you are reading here.',
    },
    { kind: 'bookmark', label: 'Cite this page', code: bookmarklet },
    { kind: 'code', label: 'Address of the bookmark', code: bookmarklet },
  ],
};

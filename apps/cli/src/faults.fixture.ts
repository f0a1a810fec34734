// Files that are damaged, foreign, linked or in the way, and what the program says of them. No case asks a service.

/** A work. */
export const rivers =
  '@article{okafor, title = {The growth of rivers}, author = {Okafor, Ada}, journal = {River Studies}, year = 2019}\n';
const cafe = '@book{cafe, title = {Café “Łódź”}, author = {Berg, Jan}, year = 2014}\n';
const latin = Buffer.from('@book{cafe, title = {Café}, author = {Berg, Jan}, year = 2014}\n', 'latin1');
const utf16 = (content: string, mark = true) => Buffer.from((mark ? '\ufeff' : '') + content, 'utf16le');
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();
const damaged = `@book{broken, title={No end\n\n${rivers}`;
const library = `% Encoding: UTF-8
My remarks.

@STRING{rs = "River Studies"}
@preamble{"\\newcommand{\\x}{y}"}

@Article{Okafor:2019_a,
    Author  = "Okafor, Ada",
    title   = {The {G}rowth of rivers},
    journal = rs # { (new)},
    year    = 2019,
    myfield = {mine},
}

@book{broken, title={No end

@Comment{jabref-meta: databaseType:bibtex;}
`;
/** As many bytes as a name may have. */
const longest = `${'n'.repeat(251)}.ris`;
const ris = 'TI  - The growth of rivers';
const cafeRis = 'TI  - Café “Łódź”';

/** A command line, the files that it finds, and what comes of it. */
export interface Case {
  input?: string | Uint8Array;
  environment?: Record<string, string>;
  /** Its cache is in the folder `own`. */
  ownCache?: true;
  /** A file that is standard input. */
  fileAsInput?: string;
  /** A file that takes standard output. */
  into?: string;
  files?: Record<string, string | Uint8Array>;
  links?: Record<string, string>;
  /** Other names of files. */
  hardLinks?: Record<string, string>;
  words: string[];
  /** What standard output holds; absent for nothing at all. */
  out?: string;
  /** All of standard error; a part of it for an expression. */
  err?: string | RegExp;
  code?: number;
  /** Files as they are afterwards. */
  after?: Record<string, string | RegExp>;
}

const toRis = (file: string) => ['convert', file, '--to', 'ris'];
const said = (words: string) => `citewright: ${words}\n`;

/** Cases by kind, each under its sentence. */
export const cases: Record<string, Record<string, Case>> = {
  encodings: {
    'UTF-8 is read without a word': { files: { 'a.bib': cafe }, words: toRis('a.bib'), out: cafeRis },
    'the mark of UTF-8 is no word of the file': {
      files: { 'a.bib': `\ufeff${cafe}` },
      words: toRis('a.bib'),
      out: cafeRis,
    },
    'UTF-16 is read': {
      files: { 'a.bib': utf16(cafe) },
      words: toRis('a.bib'),
      out: cafeRis,
      err: said('"a.bib" was read as UTF-16.'),
    },
    'UTF-16 with high bytes first is read': {
      files: { 'a.bib': swapped(utf16(cafe)) },
      words: toRis('a.bib'),
      out: cafeRis,
      err: said('"a.bib" was read as UTF-16.'),
    },
    'UTF-16 without a mark is read': {
      files: { 'a.bib': utf16(cafe, false) },
      words: toRis('a.bib'),
      out: cafeRis,
      err: said('"a.bib" was read as UTF-16.'),
    },
    'UTF-16 without a mark is read, high bytes first, too': {
      files: { 'a.bib': swapped(utf16(cafe, false)) },
      words: toRis('a.bib'),
      out: cafeRis,
      err: said('"a.bib" was read as UTF-16.'),
    },
    'UTF-32 is no text that is read': {
      files: { 'a.bib': Buffer.from([...cafe].flatMap((sign) => [sign.charCodeAt(0) & 0x7f, 0, 0, 0])) },
      words: toRis('a.bib'),
      err: /^citewright: "a\.bib" is not text/,
      code: 3,
    },
    'lines that end as on old Macs are lines': {
      files: { 'a.bib': (cafe + rivers).replaceAll('\n', '\r') },
      words: ['format', 'a.bib'],
      out: 'Berg, J. (2014). Café “Łódź.”\nOkafor, A. (2019). The growth of rivers. River Studies.\n',
    },
    'the encoding of an old Mac is read as Windows-1252, and said': {
      files: { 'a.bib': Buffer.from(latin).fill(0x8e, latin.indexOf(0xe9), latin.indexOf(0xe9) + 1) },
      words: toRis('a.bib'),
      out: 'TI  - CafŽ\r\n',
      err: said('"a.bib" is not UTF-8. It was read as Windows-1252: check the letters with accents.'),
    },
    'Windows-1252 is read': {
      files: { 'a.bib': latin },
      words: toRis('a.bib'),
      out: 'TI  - Café\r\n',
      err: said('"a.bib" is not UTF-8. It was read as Windows-1252: check the letters with accents.'),
    },
    'a wrong line in UTF-8 spoils no other': {
      files: { 'a.bib': Buffer.concat([Buffer.from(cafe), latin]) },
      words: toRis('a.bib'),
      out: cafeRis,
      err: /is UTF-8 but for some lines/,
    },
    'standard input is read like a file': {
      words: ['format'],
      input: utf16(cafe),
      out: 'Berg, J. (2014). Café “Łódź',
      err: said('Standard input was read as UTF-16.'),
    },
    'sources are read like a file': {
      words: ['cite', '--json'],
      input: utf16('10.1038/nature14539\r\n'),
      out: '{\n  "status": "found"',
      err: said('Standard input was read as UTF-16.'),
    },
    'a paper is read like a file': {
      files: {
        'a.md': utf16('Rivers grow.\n\n# References\n\nBerg, J. (2014). Towns. Fjord Press.\n', false),
      },
      words: ['check', 'a.md', '--no-look-up'],
      out: '0 citations, 1 entry in the list',
      err: said('"a.md" was read as UTF-16.'),
    },
    'a library in Windows-1252 is written in UTF-8, and says so in itself': {
      files: { 'a.bib': Buffer.concat([Buffer.from('% Encoding: Cp1252\n'), latin]) },
      words: ['convert', 'a.bib', 'b.bib'],
      err: /read as Windows-1252/,
      after: {
        'b.bib': '% Encoding: UTF-8\n@book{cafe, title = {Café}, author = {Berg, Jan}, year = 2014}\n',
      },
    },
  },
  'files that are none': {
    'an empty file': {
      files: { 'a.bib': '' },
      words: toRis('a.bib'),
      err: said('"a.bib" is empty.'),
      code: 3,
    },
    'a file of blanks': {
      files: { 'a.bib': '\ufeff \n\n' },
      words: ['check', 'a.bib'],
      err: said('"a.bib" is empty.'),
      code: 3,
    },
    'a folder': {
      files: { 'library/a.bib': rivers },
      words: ['format', 'library'],
      err: said('"library" is a folder.'),
      code: 3,
    },
    'a folder that is called like a paper': {
      files: { 'thesis.docx/x': '' },
      words: ['check', 'thesis.docx'],
      err: said('"thesis.docx" is a folder.'),
      code: 3,
    },
    'a text with a NUL in it': {
      files: { 'a.bib': `${rivers}\0${cafe}` },
      words: toRis('a.bib'),
      err: /^citewright: "a\.bib" is not text/,
      code: 3,
    },
    'a file of 21 MB that a paper takes in': {
      files: {
        'a.tex': '\\documentclass{article}\\begin{document}\\input{b}\\end{document}',
        'b.tex': 'x'.repeat(21_000_000),
      },
      words: ['check', 'a.tex', '--no-look-up'],
      err: said('"b.tex" is larger than 20 MB, the most that is read. Try it in parts.'),
      code: 3,
    },
    'an empty paper': {
      files: { 'a.docx': '' },
      words: ['check', 'a.docx'],
      err: said('"a.docx" is empty.'),
      code: 3,
    },
    'empty standard input': { words: ['format'], err: said('Standard input is empty.'), code: 3 },
    'a picture': {
      files: { 'a.bib': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]) },
      words: toRis('a.bib'),
      err: /^citewright: "a\.bib" is not text\. Export references/,
      code: 3,
    },
    'a document of Word under another name': {
      files: { 'list.txt': 'PK\u0003\u0004\u0014' },
      words: ['check', 'list.txt'],
      err: /^citewright: "list\.txt" is not text/,
      code: 3,
    },
    'as data': {
      files: { 'a.bib': '' },
      words: ['check', 'a.bib', '--json'],
      err: '{"code":"EMPTY_FILE","message":"\\"a.bib\\" is empty."}\n',
      code: 3,
    },
    'a device without an end': {
      words: ['check', '/dev/zero'],
      err: said('"/dev/zero" is larger than 10 MB, the most that is read. Try it in parts.'),
      code: 3,
    },
    'a link to itself': {
      links: { 'a.bib': 'a.bib' },
      words: toRis('a.bib'),
      err: said('"a.bib" is a link that leads to itself.'),
      code: 3,
    },
  },
  tables: {
    'a table with German titles is read': {
      files: {
        'a.csv': 'Autor;Titel;Jahr;Zeitschrift\r\nOkafor, Ada;The growth of rivers;2019;River Studies\r\n',
      },
      words: ['format', 'a.csv'],
      out: 'Okafor, A. (2019). The growth of rivers. River Studies.\n',
    },
    'a table of tabs with French titles is read': {
      files: { 'a.tsv': 'Titre\tAuteur\tAnnée\nLa crue\tOkafor, Ada\t2019\n' },
      words: ['format', 'a.tsv'],
      out: 'Okafor, A. (2019). La crue.\n',
    },
    'a table as spreadsheets save Unicode text is read': {
      files: { 'a.tsv': utf16('Title\tAuthor\tYear\r\nLa crue à Łódź\tOkafor, Ada\t2019\r\n') },
      words: ['format', 'a.tsv'],
      out: 'Okafor, A. (2019). La crue à Łódź.\n',
      err: said('"a.tsv" was read as UTF-16.'),
    },
    'a table in Windows-1252 is read': {
      files: {
        'a.csv': Buffer.from('Título;Autor;Año\r\nLa crecida\x97del río;Okafor, Ada;2019\r\n', 'latin1'),
      },
      words: ['format', 'a.csv'],
      out: 'Okafor, A. (2019). La crecida—del río.\n',
      err: /"a\.csv" is not UTF-8/,
    },
    'a row out of step is named': {
      files: { 'a.csv': 'Title,Year\nRed, white and blue,2001\nSalt,2002\n' },
      words: ['format', 'a.csv'],
      out: 'Salt. (2002).\n',
      err: 'Entry 1 could not be read: Red, white and blue, 2001\n',
      code: 1,
    },
    'a table of unknown titles is no list': {
      files: { 'a.csv': 'Otsikko,Tekijä,Vuosi,Lehti\nA,B,2001,C\nD,E,2002,F\n' },
      words: toRis('a.csv'),
      err: /^citewright: We do not recognise the columns of this table\n/,
      code: 3,
    },
  },
  libraries: {
    'all of a .bib file stands as it was written, and what cannot be read is named': {
      files: { 'a.bib': library },
      words: ['convert', 'a.bib', 'b.bib'],
      err: 'Entry 2 could not be read: @book{broken, title={No end @Comment{jabref-meta: databaseType:bibtex;}\n',
      code: 1,
      after: { 'b.bib': library, 'a.bib': library },
    },
    'on standard output, too': {
      files: { 'a.bib': library },
      words: ['convert', 'a.bib', '--to', 'bib'],
      out: library,
      err: /Entry 2/,
      code: 1,
    },
    'what another format does not hold is named': {
      files: { 'a.bib': library.replace('@book{broken, title={No end\n', '') },
      words: ['convert', 'a.bib', 'b.ris'],
      err: 'Not kept, since the new file has no place for it: comments, @preamble, myfield.\n',
      code: 1,
      after: { 'b.ris': /T2 {2}- River Studies \(new\)/ },
    },
    'an entry that cannot be read is named': {
      files: { 'a.bib': damaged },
      words: toRis('a.bib'),
      out: ris,
      err: /^Entry 1 could not be read: @book\{broken/,
      code: 1,
    },
    'many broken entries hide no other': {
      files: { 'a.bib': '@book{broken, title={No end\n'.repeat(30) + rivers },
      words: toRis('a.bib'),
      out: ris,
      err: /Entry 30 could not be read/,
      code: 1,
    },
  },
  targets: {
    'a file that exists stays': {
      files: { 'a.bib': rivers, 'b.ris': 'old' },
      words: ['convert', 'a.bib', 'b.ris'],
      err: /"b\.ris" exists\. Use --force to replace it\./,
      code: 2,
      after: { 'b.ris': 'old' },
    },
    'a file that exists is replaced with --force': {
      files: { 'a.bib': rivers, 'b.ris': 'old' },
      words: ['convert', 'a.bib', 'b.ris', '--force'],
      after: { 'b.ris': /The growth of rivers/ },
    },
    'the file that is read stays': {
      files: { 'a.bib': rivers },
      words: ['convert', 'a.bib', 'a.bib', '--force'],
      err: /is the file that is read/,
      code: 2,
      after: { 'a.bib': rivers },
    },
    'the file that is read stays under a link': {
      files: { 'a.bib': rivers },
      links: { 'b.ris': 'a.bib' },
      words: ['convert', 'a.bib', 'b.ris', '--force'],
      err: /is the file that is read/,
      code: 2,
      after: { 'a.bib': rivers },
    },
    'the end of a link stays': {
      files: { 'a.bib': rivers, 'old.txt': 'old' },
      links: { 'b.ris': 'old.txt' },
      words: ['convert', 'a.bib', 'b.ris'],
      err: /Use --force/,
      code: 2,
      after: { 'old.txt': 'old' },
    },
    'the file that is read stays under another name of it': {
      files: { 'a.bib': rivers },
      hardLinks: { 'b.ris': 'a.bib' },
      words: ['convert', 'a.bib', 'b.ris', '--force'],
      err: /is the file that is read/,
      code: 2,
      after: { 'a.bib': rivers },
    },
    'the end of a link is replaced with --force, and the link leads there': {
      files: { 'a.bib': rivers, 'old.txt': 'old' },
      links: { 'b.ris': 'old.txt' },
      words: ['convert', 'a.bib', 'b.ris', '--force'],
      after: { 'old.txt': /The growth of rivers/, 'b.ris': /The growth of rivers/ },
    },
    'with --force a file leaves its other name as it was': {
      files: { 'a.bib': rivers, 'b.ris': 'old' },
      hardLinks: { 'copy.ris': 'b.ris' },
      words: ['convert', 'a.bib', 'b.ris', '--force'],
      after: { 'b.ris': /The growth of rivers/, 'copy.ris': 'old' },
    },
    'a link that leads nowhere stays, and its end is written': {
      files: { 'a.bib': rivers, 'folder/x': '' },
      links: { 'b.ris': 'folder/c.ris', 'folder/c.ris': '../gone.ris' },
      words: ['convert', 'a.bib', 'b.ris'],
      after: { 'b.ris': /The growth of rivers/, 'gone.ris': /The growth of rivers/ },
    },
    'a link that leads to a folder that is missing is no target': {
      files: { 'a.bib': rivers },
      links: { 'b.ris': 'missing/c.ris' },
      words: ['convert', 'a.bib', 'b.ris'],
      err: /^citewright: There is no folder for "b\.ris"\.\n/,
      code: 2,
    },
    'a link to itself is no target': {
      files: { 'a.bib': rivers },
      links: { 'b.ris': 'b.ris' },
      words: ['convert', 'a.bib', 'b.ris'],
      err: said('"b.ris" is a link that leads to itself.'),
      code: 3,
    },
    'the file that is standard input stays': {
      files: { 'a.bib': rivers },
      fileAsInput: 'a.bib',
      words: ['convert', '-', 'a.bib', '--to', 'ris', '--force'],
      err: /is the file that is read/,
      code: 2,
      after: { 'a.bib': rivers },
    },
    'a name as long as the system allows is a target': {
      files: { 'a.bib': rivers },
      words: ['convert', 'a.bib', longest],
      after: { [longest]: /The growth of rivers/ },
    },
    'a longer name is not': {
      files: { 'a.bib': rivers },
      words: ['convert', 'a.bib', `n${longest}`],
      err: said(`The name of "n${longest}" is too long.`),
      code: 3,
    },
    'a place below a file is no target': {
      files: { 'a.bib': rivers },
      words: ['convert', 'a.bib', 'a.bib/b.ris'],
      err: said('"a.bib/b.ris" is not in a folder.'),
      code: 3,
    },
    'input by a link is no target either': {
      files: { 'a.bib': rivers },
      links: { 'in.bib': 'a.bib' },
      words: ['convert', 'in.bib', 'a.bib', '--force'],
      err: /is the file that is read/,
      code: 2,
      after: { 'a.bib': rivers },
    },
    'a folder is no target': {
      files: { 'a.bib': rivers, 'b.ris/c': '' },
      words: ['convert', 'a.bib', 'b.ris', '--force'],
      err: said('"b.ris" is a folder.'),
      code: 3,
    },
    'a folder that is missing': {
      files: { 'a.bib': rivers },
      words: ['convert', 'a.bib', 'no/b.ris'],
      err: /^citewright: There is no folder for "no\/b\.ris"\.\n/,
      code: 2,
    },
    'help that has no room is told of': {
      words: ['help'],
      into: '/dev/full',
      err: /There is no space left for the file\./,
      code: 3,
    },
    'standard output that is full': {
      files: { 'a.bib': rivers },
      words: toRis('a.bib'),
      into: '/dev/full',
      err: /There is no space left for the file\./,
      code: 3,
    },
  },
  cache: {
    'a damaged cache is set aside': {
      files: { 'a.bib': rivers, 'own/citewright/citewright.sqlite': 'no database'.repeat(100) },
      words: toRis('a.bib'),
      ownCache: true,
      out: ris,
      err: /^citewright: The cache was damaged, so a new one was started\. The old one is "[^"]*\.damaged"\.\n$/,
      after: { 'own/citewright/citewright.sqlite.damaged': 'no database'.repeat(100) },
    },
    'a cache folder that cannot be made': {
      files: { 'a.bib': rivers },
      words: toRis('a.bib'),
      environment: { XDG_CACHE_HOME: '/dev/null' },
      out: ris,
      err: said(
        'There is no cache: its folder cannot be made. What the registers answer is forgotten when this ends.',
      ),
    },
    'a folder in place of the cache': {
      files: { 'a.bib': rivers, 'own/citewright/citewright.sqlite/x': '' },
      words: toRis('a.bib'),
      ownCache: true,
      out: ris,
      err: /^citewright: There is no cache: .* cannot be used/,
    },
    'an address to write to that is none': {
      words: ['cite', 'x', '--mail', 'a\r\nX'],
      err: /CONTACT_EMAIL must be an e-mail address/,
      code: 2,
    },
  },
};

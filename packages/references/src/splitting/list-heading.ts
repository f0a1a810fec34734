// What heads a list of references, in the languages of the papers that people bring, and what follows one. Whether a list really stands
// below a heading is for the caller to see: words such as "Sources" head other things too.

/** The headings of lists, those of a language or of related ones in a line. */
const titles = [
  'references?(?: cited| list)?|(?:list of|cited) (?:references|literature)|reference list|literature(?: cited)?|sources(?: cited| consulted)?',
  '(?:selected |annotated |working )?bibliograph(?:y|ie)|works (?:cited|consulted)|(?:primary|secondary)(?: and secondary)? (?:sources|literature|texts|works)',
  'literatur(?:verzeichnis|liste|angaben)?|quellen(?:verzeichnis|angaben|nachweise?)?|referenzen|(?:zitierte|verwendete) literatur|literaturnachweise?',
  'références(?: bibliographiques| citées)?|bibliographie (?:sélective|générale)|liste des références|ouvrages cités|webographie|sitographie',
  'bibliografía(?: citada| consultada)?|referencias(?: bibliográficas| citadas)?|lista de referencias|literatura citada|web(?:o)?grafía|obras (?:citadas|consultadas)',
  '(?:fontes|fuentes)(?: (?:primári|primari|secundári|secundari|impres|consulta)[\\p{L}]{1,6}| documenta(?:is|les))?|refer[êe]n[cç]i?[aeé]s(?: bibliográficas| citadas)?|lista de referências',
  'bibliografia(?: citada| consultada| załącznikowa| essenziale| generale)?|riferimenti(?: bibliografici)?|opere citate|sitografia|fonti',
  'referències(?: bibliogràfiques)?|fonts',
  'literatuur(?:lijst|opgave)?|bronnen(?:lijst)?|referenti(?:es|elijst)|bibliografie|geraadpleegde (?:literatuur|bronnen)',
  'refer(?:enser|anser|enslista|anseliste|enceliste)|litteratur(?:liste|lista|förteckning|fortegnelse)?|käll(?:förteckning|or)|kilde(?:liste|r)|bibliografi',
  'kirjallisuus(?:luettelo)?|lähteet|lähdeluettelo',
  'literatura(?: cytowana)?|piśmiennictwo|(?:spis|wykaz) literatury|źródła',
  'seznam (?:použit(?:é|ých) )?(?:literatury|zdrojů|pramenů)|(?:použitá|citovaná) literatura|zdroje|prameny',
  'zoznam (?:použitej )?literatúry|(?:použitá )?literatúra',
  'irodalom(?:jegyzék)?|(?:felhasznált|hivatkozott) irodalom|szakirodalom|hivatkozások|források|bibliográfia',
  'referințe(?: bibliografice)?|surse',
  'popis literature|seznam literature|reference|izvori|viri|bibliografija',
  'literatūra|literatūros sąrašas|šaltiniai|izmantotā literatūra|literatūras saraksts|avoti|(?:kasutatud )?kirjandus|allikad',
  'kaynak(?:ça|lar| listesi)|referanslar',
  'daftar (?:pustaka|referensi|rujukan)|referensi|(?:senarai )?rujukan',
  '(?:danh mục )?tài liệu tham khảo',
  'список (?:использованн(?:ой|ых) |цитируемой )?(?:литературы|источников)(?: и (?:литературы|источников))?|(?:использованная )?литература|библиограф(?:ия|ический список)|источники',
  'список (?:використан(?:их|ої) )?(?:джерел|літератури)|література|бібліографія|джерела',
  'използвана литература|източници|списак литературе|референце',
  'βιβλιογραφία|(?:βιβλιογραφικές )?αναφορές|πηγές',
  '(?:قائمة )?(?:ال)?(?:مصادر|مراجع)(?: و(?:ال)?(?:مصادر|مراجع))?|(?:فهرست )?منابع(?: و (?:مآخذ|مراجع))?|کتابنامه',
  'ביבליוגרפיה|(?:רשימת )?מקורות|רשימה ביבליוגרפית|מראי מקום',
  '(?:主要)?(?:参考|參考|引用|参照)(?:[・･·、与與及和]?(?:引用|参考|參考))?(?:文献|文獻|资料|資料|书目|書目|図書)(?:一覧|リスト)?|文献(?:一覧)?|文獻',
  '참고\\s?(?:문헌|자료)|인용\\s?문헌',
  'เอกสารอ้างอิง|บรรณานุกรม|รายการอ้างอิง',
  '(?:संदर्भ|सन्दर्भ)(?: (?:सूची|ग्रंथ))?|ग्रंथ ?सूची',
].join('|');

/** What joins two headings into one, and the first halves of compounds: `Quellen- und Literaturverzeichnis`. */
const joining =
  '\\s*(?:[&,/+]|\\b(?:and|und|et|y|e|i|og|och|ja|en|in|ve|dan|và|a|și)\\b|(?<=\\s)(?:и|та|και)(?=\\s))\\s*';
const compound =
  '(?:(?:quellen|literatur|käll|kilde|litteratur|bronnen|literatuur)-\\s(?:und|och|og|en)\\s)?';
const title = `${compound}(?:notes${joining})?(?:${titles})(?:${joining}(?:${titles}|notes)){0,2}`;

/** What a chapter or an appendix is called. */
const parts = [
  'chapter|appendix|annex|part|section',
  'kapitel|anhang|teil|abschnitt|chapitre|annexe|partie|cap[íi]tulo|apéndice|apêndice|anexo|parte|secci[óo]n|seção|capitolo|appendice|sezione|capítol|annex',
  'hoofdstuk|bijlage|deel|kapittel|vedlegg|bilag|bilaga|del|luku|liite|rozdział|załącznik|część|kapitola|příloha|príloha|fejezet|melléklet|capitolul|anexa|poglavlje|poglavje|prilog',
  'bölüm|ek|bab|lampiran|chương|phụ lục|глава|раздел|приложение|розділ|додаток|κεφάλαιο|παράρτημα|الفصل|فصل|ملحق|פרק|נספח|บทที่|अध्याय',
].join('|');
const ordinal = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,3}|[ivxlc]{1,6}|\\p{L})';
/** `Chapter 6`, `CHAPTER SIX`, `6. BÖLÜM`, `6.2`, `VI`, `第六章`, `제6장`. */
const prefix = [
  `(?:${parts})\\s+(?:${ordinal}|\\p{L}{2,12}(?:[-\\s]\\p{L}{2,8})?)`,
  `${ordinal}[.ªº]?\\s+(?:${parts})`,
  '第\\s?[\\d一二三四五六七八九十]{1,3}\\s?[章节節部篇]',
  '[一二三四五六七八九十]{1,3}(?=[、.．])',
  '제\\s?\\d{1,2}\\s?[장절]',
  '\\d{1,2}(?:\\.\\d{1,2}){0,3}|[ivxlc]{1,6}|\\p{Lu}(?=[.)])',
].join('|');
const numbered = `(?:#{1,6}\\s*)?(?:(?:${prefix})\\s?[.:)、．：—–-]?\\s+|(?:第\\s?[\\d一二三四五六七八九十]{1,3}\\s?[章节節部篇]|[一二三四五六七八九十]{1,3}[、.．])\\s?)?`;

const ofList = new RegExp(`^${numbered}(?:${title})(?:\\s*[-–—:.]\\s*[\\p{L} ]{0,30})?\\s*[.:：]?$`, 'iu');

/** The longest heading of a list, in characters. */
const longest = 80;

/** Whether a line may be the heading of a list of references: `CHAPTER SIX: REFERENCES`, `Quellen- und Literaturverzeichnis`. */
export const mayHeadList = (line: string): boolean => line.length < longest && ofList.test(line);

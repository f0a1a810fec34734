const listed = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Short forms of news agencies: in capitals or in small letters, for "Sid" and "Mia" are people. */
const initials = listed(
  'ap|afp|efe|dpa|ansa|tass|pti|ani|ians|uni|aap|pa|upi|sda|ats|apa|anp|tt|ntb|pap|čtk|ctk|tasr|sita|mti|stt|bta|hina|fena|srna|sta|mia|agi|aa|dha|iha|' +
    'anka|wam|spa|kuna|irna|isna|una|sid|epd|kna|ttxvn|vna|apa-ots|keystone-sda|dpa-infocom|тасс|риа|унн|бта|срна|апе-мпе|απε-μπε',
);

/** Names of news agencies. */
const names = listed(
  'reuters|jiji|kyodo|xinhua|belga|lusa|tanjug|ritzau|adnkronos|askanews|agerpres|mediafax|anadolu|yonhap|newsis|antara|bernama|interfax|unian|ukrinform|' +
    'notimex|télam|telam|mehr|tasnim|the associated press|associated press|agence france-presse|agence france presse|europa press|press association|' +
    'the canadian press|canadian press|australian associated press|press trust of india|deutsche presse-agentur|thomson reuters|estadão conteúdo|folhapress|' +
    'anadolu ajansı|demirören haber ajansı|ihlas haber ajansı|norsk telegrambyrå|tt nyhetsbyrån|jiji press|kyodo news|thông tấn xã việt nam|' +
    'интерфакс|риа новости|укринформ|укрінформ|уніан|бгнес|танјуг|أ ف ب|أ.ف.ب|فرانس برس|رويترز|الأناضول|وام|واس|قنا|ایسنا|ایرنا|تسنیم|مهر|' +
    'भाषा|पीटीआई|आईएएनएस|एएनआई|বাসস|ইউএনবি|新华社|新華社|中新社|中央社|共同|共同通信|共同通信社|時事|時事通信|時事通信社|ロイター|연합뉴스|뉴시스|뉴스1',
);

/** What stands before or after an agency's name: "Agência Lusa", "Агентство Интерфакс". */
const kinds =
  /^(?:(?:news |press )?agency|agence|agencia|agência|agenzia|agentur|agentura|agencja|агентство|агенция|агенція|وكالة|redazione) | (?:news agency|agency|ajansı)$/iu;

/** Whether a name is a news agency's. */
export function isAgency(name: string): boolean {
  const whole = name.slice(0, 80).trim();
  return [whole, whole.replace(kinds, '')].some((text) => {
    const key = text.toLowerCase();
    return names.has(key) || (initials.has(key) && (text === key || text === text.toUpperCase()));
  });
}

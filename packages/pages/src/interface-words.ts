import { isKnownGiven } from './given-names.ts';
import { wordSet } from './word-set.ts';

/** Words of buttons and of links to accounts that nobody is called, by language: a text with one is no name. */
const buttonWords = wordSet(
  'login signin signup logout subscribe unsubscribe newsletter newsletters whatsapp retweet bluesky tweeten mailen',
  'teilen twittern senden drucken vorlesen kommentieren weiterlesen abonnieren anmelden einloggen registrieren merkliste folgen',
  'partager suivre s’abonner abonnez-vous connecter connexion imprimer envoyer commenter s’inscrire s’identifier',
  'compartir compartilo seguir suscríbete suscribirse suscribete guardar imprimir comentar escuchar regístrate',
  'condividi condividere abbonati accedi registrati iscriviti stampare commenta',
  'partilhar partilhe compartilhar compartilhe assine subscreva inscreva-se cadastre-se entrar seguindo ouvir',
  'volgen inloggen abonneren aanmelden afdrukken reageren opslaan',
  'prenumerera logga kommentera följ lyssna abonner kommenter følg lytt seuraa kirjaudu tilaa tallenna kommentoi',
  'udostępnij udostepnij obserwuj zaloguj skomentuj subskrybuj drukuj',
  'sdílet sledovat přihlásit komentovat vytisknout odebírat zdieľať sledovať prihlásiť vytlačiť',
  'megosztás megosztom követés bejelentkezés feliratkozás hozzászólás',
  'distribuie urmărește abonează-te autentificare conectare comentează',
  'podijeli podeli prijava prijavi komentiraj pretplata ',
  'paylaş takip abone yorumlar kaydet üye beğen',
  'bagikan ikuti berlangganan komentar langganan',
  'поделиться подписаться подписка войти вход регистрация комментарии комментировать распечатать читать',
  'поділитися підписатися увійти коментарі читати сподели абонирай коментари подели',
  'κοινοποίηση σύνδεση εγγραφή ακολουθήστε σχόλια εκτύπωση',
  'شارك مشاركة تابع تابعنا اشترك اشتراك تسجيل طباعة تعليقات اقرأ اشتراک‌گذاری ورود',
  'שתף שתפו שיתוף התחברות הרשמה הירשמו תגובות הדפסה',
  'शेयर लॉगिन सब्सक्राइब फॉलो शेअर লগইন শেয়ার சந்தா பகிர் பகிர உள்நுழை உள்நுழைக లాగిన్ ಲಾಗಿನ್ ലോഗിൻ લોગિન શેર شیئر سبسکرائب لاگ‌ان',
  'comparteix subscriu-te partekatu harpidetu dalintis prenumeruoti prisijungti ienākt dalīties abonēt innskráning shpërndaje kyçu abonohu naročite delite podijelite bölüş abunə',
  'invia inviare envía enviar wyślij zapisz poslat uložit poslať uložiť küldés trimite salvează gönder kirim simpan отправить сохранить відправити зберегти изпрати запази αποθήκευση αποστολή إرسال حفظ שלח שמור ذخیره ارسال सेव',
  'kongsi ibahagi shiriki бөлісу кіру тіркелу kirish ulashish გაზიარება შესვლა կիսվել մուտք најави пријава пријави претплата поделите',
);

/** Words of buttons and sections that people are called, too, or bodies: a text of nothing else is no name. */
const sectionWords = wordSet(
  'share save post print send mail email listen watch menu home search scholar profile comment comments follow tweet report more',
  'news latest world sport sports business politics opinion culture local national international live video videos photos topics tags',
  'nachrichten schlagzeilen aktuelles aktuell politik wirtschaft panorama lokales regional regionales inland ausland kultur meinung wissen ratgeber leben ticker merken',
  'blaulicht polizei feuilleton reise auto gesundheit verbraucher netzwelt technik wissenschaft umwelt bildung karriere geld börse immobilien stil thema themen lokalnachrichten vermischtes leute boulevard fußball',
  'environnement santé sciences tech idées débats opinions régions justice médias styles voyage loisirs ciencia tecnología salud ambiente gente televisión viajes salute scienza tecnologia viaggi spettacoli saúde ciência lazer polícia',
  'wetenschap gezondheid regio opinie media nöje ledare debatt lokalt debat penge livsstil mielipide viihde tiede terveys zdrowie nauka kultura opinie lokalne wydarzenia kronika věda zdraví regiony krimi názory komentáře',
  'kultúra tudomány egészség vélemény bulvár sănătate cultură opinii externe eveniment sağlık kültür sanat teknoloji eğitim yaşam magazin yerel yazarlar здоровье наука культура технологии авто мнения регионы здоровʼя технології життя регіони zdravlje crna mišljenja',
  'actualité actualités politique économie société culture monde sports faits divers planète à-la-une vidéos',
  'noticias actualidad política economía deportes mundo cultura sociedad sucesos portada última hora últimas internacional nacional',
  'notizie cronaca politica economia sport esteri cultura mondo attualità segui stampa ascolta',
  'notícias política economia desporto esporte esportes mundo cultura sociedade cotidiano últimas brasil',
  'prati deli deila deel jaga telli delen artikel artiklen nieuws binnenland buitenland politiek economie cultuur deel luister algemeen',
  'nyheter nyheder uutiset inrikes utrikes innenriks utenriks indland udland ekonomi økonomi kotimaa ulkomaat talous kulttuuri urheilu dela del jaa',
  'wiadomości aktualności polska świat kraj gospodarka zprávy domácí zahraniční ekonomika správy domov',
  'hírek belföld külföld gazdaság kultúra știri actualitate vijesti vesti novice politika ekonomija društvo svijet hronika',
  'haberler haber gündem dünya ekonomi siyaset spor son dakika et ol giriş yap',
  'tin tức thời sự thế giới kinh tế giáo dục berita terkini terpopuler nasional masuk daftar',
  'новости политика экономика общество мир происшествия культура спорт главное новини економіка суспільство світ общество свят вести економија',
  'ειδήσεις πολιτική οικονομία κοινωνία κόσμος ελλάδα αθλητικά',
  'أخبار الأخبار سياسة اقتصاد رياضة عالم محليات اخبار سیاسی اقتصادی ورزشی חדשות פוליטיקה כלכלה ספורט',
  'समाचार खबरें देश विदेश राजनीति खेल খবর রাজনীতি জাতীয় আন্তর্জাতিক',
);

/** Services for sharing and finding: two of them are a row of buttons, one may be the author of its own page. */
const services = wordSet(
  'facebook twitter x linkedin pinterest instagram youtube telegram tiktok threads reddit google pubmed orcid rss messenger viber line copy link vkontakte tweeter tweet',
  'вконтакте телеграм одноклассники фейсбук твиттер вайбер телеграмм فيسبوك تويتر واتساب تليغرام تلگرام فیسبوک توییتر פייסבוק טוויטר ווטסאפ टेलीग्राम फेसबुक ट्विटर व्हाट्सएप',
  '카카오톡 페이스북 트위터 밴드 url복사 微信 微博 朋友圈 复制链接 ツイッター フェイスブック はてなブックマーク เฟซบุ๊ก ไลน์ ทวิตเตอร์',
);

/** Small words of buttons: "Compartir en Facebook", "Auf Facebook teilen". */
const smallWords = wordSet(
  'on in with via to by the and us now all auf bei mit und per zu alle mehr en sur avec et la le les con y su por em no na e o a i na w z op met se på og ja ve ile и в на с σε στο',
);

/** The same in languages that part no words, or write these in several. */
const phrases =
  /ログイン|ログアウト|会員登録|新規登録|シェアする|シェア$|フォロー|ツイート|ブックマーク|印刷|コメント|続きを読む|記事を保存|^ニュース$|有料会員|登录|登入|注册|註冊|分享|收藏|评论|評論|关注|追蹤|订阅|訂閱|打印|列印|로그인|회원가입|^공유$|공유하기|카카오톡|구독|댓글|스크랩|글자크기|인쇄|기사저장|เข้าสู่ระบบ|สมัครสมาชิก|แชร์|ติดตาม|^ข่าว$|^(?:đăng (?:nhập|ký)|chia sẻ|theo dõi|bình luận|lưu bài|(?:subscribe|sign|log) (?:in|up|now)|read (?:more|next|on)|voir plus|lire la suite|leer más|ver más|leggi (?:anche|tutto)|saiba mais|leia mais|mehr (?:zum thema|lesen|erfahren)|lees meer|läs mer|les mer|læs mere|lue lisää|czytaj (?:więcej|dalej)|číst (?:dál|více)|tovább|devamı|selengkapnya|baca (?:juga|selengkapnya)|giriş yap|üye ol|abone ol|takip et|mening profiel|mein (?:konto|profil)|mon compte|mi cuenta|my account|minha conta|moje konto)(?:$| )/iu;

/** In characters: a longer text is no button. */
const longest = 80;

/** A word of buttons, with the "and" that Arabic writes before it. */
const isButtonWord = (word: string): boolean =>
  buttonWords.has(word.replaceAll("'", '’').replace(/^و(?=.{3})/, ''));

/** Whether a text is that of buttons, of links to accounts or to sections: "Teilen Twittern Senden", "PubMed Google Scholar", "ログイン". */
export function isInterfaceText(text: string): boolean {
  if (text.length > longest) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'\u200c-]+/gu) ?? [];
  if (words.length === 0) return false;
  if (phrases.test(text.trim())) return true;
  if (!isKnownGiven(words[0] ?? '') && words.some(isButtonWord)) return true;
  const telling = words.filter((word) => !smallWords.has(word) || sectionWords.has(word));
  const known = telling.filter((word) => sectionWords.has(word) || services.has(word) || isButtonWord(word));
  if (telling.length === 0 || known.length < telling.length) return false;
  return telling.length > 1 || telling.some((word) => !services.has(word));
}

// Names of people and firms as they are written in many countries, and what is none. One name between two bars.

/** Taken letter for letter. */
export const NAMES = `
Anna Berg|J.de Vries|M.De Luca|Jean-J.De Rugy|St.Me|Ms.Co|D.J. van.Dam|1. FC Köln|Anna (c/o)|Élise—Marie|Müller: Anna|李:小|A:gile GmbH
Ernst & Young <DE>|www.Shop GmbH|WWW. Werkstatt|O’Neil & Töchter|店|Kiln.com|A.M.E. Net.work|Corner store, Old Harbour|kiln|St.Co Pottery
Siobhán Ó Briain|Þóra Jónsdóttir|Łukasz Żółć|Nguyễn Thị Minh Khai|Şükrü Çağlar|Zoë Brûlé|José-María Ñúñez|Đorđe Đoković|Ágnes Őri|Ģirts Ķeniņš
Иван Петров|Олена Ґудзь|Ђорђе Јовановић|Γιώργος Παπαδόπουλος|Արամ Խաչատրյան|გიორგი მაისურაძე|דוד בן־גוריון|محمد بن عبد الله|فاطمه رضایی|محمد عمران خان
प्रिया शर्मा|অমর্ত্য সেন|தமிழ்ச்செல்வன்|సత్య నారాయణ|ഉണ്ണി മേനോൻ|ಕನ್ನಡ ರಾಜ್|ਹਰਪ੍ਰੀਤ ਕੌਰ|ગાંધી મોહન|සුනිල් පෙරේරා|สมชาย ใจดี|ສົມສະໜຸກ|សុខ សុភា|အောင်ဆန်း
王小明|田中 太郎|タナカ　タロウ|김민준|홍길동(주)|𠮷野家|髙島屋|㈱山田商店|ᠮᠣᠩᠭᠣᠯ|አበበ ቢቂላ|Ngũgĩ wa Thiong'o|Nǃxau ǂToma|Kamehameha ʻIolani|X Æ A-12
Dr. med. A. Berg|Prof.Dr.B.Klein|Berg, Anna|Anna Berg, M.Sc.|Anna Berg Jr.|Martin Luther King III|Mr & Mrs Smith|Anna/Bert Berg|Anna & Bert|Anna + Bert|A. & B. Berg GbR
GmbH & Co. KG|S.p.A. Rossi|Rossi S.r.l.|Dupont SARL|S.A. de C.V.|Smith Ltd.|Jones L.L.C.|AB Volvo|A/S Norden|B.V. Kaas|N.V. Staal|Oy Ab|K.K. Sony|sp. z o.o.|d.o.o. Zagreb|OOO «Ромашка»|ТОВ "Зоря"|S/A Brasil|EIRELI: Silva
Yahoo!|Toys"R"Us|7-Eleven|3M|H&M|P!nk|Ke$ha|deadmau5|will.i.am|J.Lo|M.I.A.|Panic! at the Disco|AC/DC|P.O.D.|?uestlove|*NSYNC|!!!|+44|[spunge]|{Studio}|Sunn O)))|@home|#1 Plumbing|C++ School|100% Wolle|½ Pfund|№ 1|№1 Кофе|¥en Shop|€uro-Bau|$tore
Studio // Berlin|Art / Works|Atelier: Licht|Foto: Berg|Note: ring twice|Berg:Anna|A<B|B>A|<3 Flowers|I <3 NY|=Equal=|~wave~|^top|a_b|a|我|م|Café ☕|Flowers 🌷|👩‍🍳 Anna|🇩🇪 Handel|Anna 🤝 Bert
Amazon.com Inc.|Booking.com B.V.|Node.js Verein|ASP.NET Gruppe|Monday.com|T.Rex|R.I.P. Curl|No.1 Noodle|St.Pauli|Fa.Müller|z.B. GmbH|ul.Nowa|Hr.Berg|c.o. Berg|www|www.|wwwwoman|WWW|Wow.www|www Studio|www.Anna und Bert|http Club|HTTP: the band|mailto Anna|tel: Anna
Wolfeschlegelsteinhausenbergerdorff|Keihanaikukauakahihuliheekahaunaele|Barnaby Marmaduke Aloysius Benjy Cobweb|van der Meer-de Boer|von und zu Liechtenstein|de la Cruz y García|Dos Santos e Silva|d’Arc|D'Angelo|dell'Acqua|M'Bappé|al-Sayyid|bin Laden Group|Ó hÓgáin|Mac Giolla Phádraig|ap Gwilym|Ibn Rušd|Ter-Petrosjan|Kızılırmak|İpek|Ilıca
Björk Guðmundsdóttir|Jón Þór Birgisson|Aðalheiður Ýr|Väinö Äijälä|Čeněk Říha|Ľudmila Štúrová|Škoda Auto a.s.|Nagyné Kovács Ágnes|Ana-Maria Brânduşescu|Ștefan Țîrlea|Jānis Bērziņš|Žydrūnė Šimkutė|Õnne Pärl|Kristīne Ļaudama|Wałęsa-Żuławska
Emma Lou-Ann O'Shea-MacDonald|Seán Óg Ó Ceallacháin|Llŷr ap Hywel|Siân Ŵyn|Xosé Núñez|Itziar Etxeberria Agirre|Núria Puig i Cadafalch|Meritxell Gràcia l'Albufera|João d'Ávila Conceição|Inês São-Bento|Gonçalo Araújo e Sá|María del Carmen Nuñez de la O
Nguyễn Văn A|Trần Thị Ánh Nguyệt|Đặng Thùy Trâm|U Thant|Ma Thida|Sukarno|Suharto|Susilo Bambang Yudhoyono|Tengku Abdul Rahman bin Hj. Ahmad|Siti Nur binti Ahmad|A/L Muthusamy|R. A. Kartini|Dr. Ir. H. Joko|Vũ Đ.|S. P. Balasubrahmanyam|M.S. Dhoni|K. J. Yesudas|V V S Laxman
毛泽东|欧阳修|司馬遷|諸葛亮|爱新觉罗·溥仪|阿凡提·买买提|ジョン・スミス|マリア＝アンナ|株式会社さくら|(有)鈴木商店|合同会社 山|ｱﾝﾅ ﾍﾞﾙｸﾞ|남궁민수|제갈 공명|선우 용여|㈜한빛|빅토르 최|東京タワー〒店
Абай Құнанбайұлы|Шыңғыс Айтматов|Ўлмас Ҳошимов|Өлзий Дорж|Сергій Їжак|Марія-Євгенія Ґалаґан|Щербина ІП|ИП Иванов И. И.|ООО "Рога и копыта"|ЗАО «Вектор»|Νίκη Ά. Ώρα|Μαρία-Ελένη Γεωργίου-Παπά|Գևորգ Ղազարյան|თამარ ღვინიაშვილი
يوسف الخطيب|عبد الرّحمٰن|أ. د. سارة|ابن خلدون|حسین‌زاده|گلشیفته فراهانی|پروین اعتصامی|محمد ﷺ أحمد|אליעזר בן־יהודה|רחל ברנשטיין-כהן|צ'ארלי|د. ليلى|ڈاکٹر علامہ اقبال|ފާތިމަތު|ܐܒܪܗܡ|ቴዎድሮስ|Chukwuemeka Ọkọrọ|Olúṣẹ́gun Ọbásanjọ́|Ọláolúwa|N'Golo Kanté|Mamadou N'Diaye|!Xóõ ǀGui|Hawaiʻi Kai|Te Rangi Hīroa|Keōpūolani
Notary Public, State of NY|Attn: Accounts Payable|c/o Berg, Hinterhaus|z. Hd. Frau Berg|Fam. Berg/Klein|Eheleute Berg|The Estate of A. Berg|Anna Berg (née Klein)|Berg; Anna|Anna "Annie" Berg|Anna ‘Annie’ Berg|Anna [Guest]|Room 12, Anna|Table #4|Anna*|Anna Berg – Kiln|Anna Berg | Kiln
Anna Berg, Ph.D.|Sr. Mª Ángeles|Fr. O'Malley, S.J.|Capt. J. T. Kirk|HRH The Prince|Rev. Dr. M. L. King, Jr.|Lt.Col. Ng|Mx. Lee|Dña. Ana|Herr Dipl.-Ing. (FH) K. Groß|Prof. em. Dr. h.c. mult. X|Mag.a Ä. Öz|Ing. arch. P. Č.|dr hab. inż. Z. Ż.
Null|None|Undefined|True|Test|NaN|O|Ng|Wu|Jo|Å|Y|Xi|I|Li|1|404|Null Island GmbH|Robert'); DROP TABLE|<script>|{{name}}|%s|\\n|&amp; Sons|Tom & Jerry’s|50/50 Café|24/7 Kiosk|A=B|E=mc²|µ-Brew|Ωmega|№5|™Brand®|©opy Shop|Café³|9¾|🏴󠁧󠁢󠁥󠁮󠁧󠁿 Pub|☎ Shop|⚓ Hafen|🏳️‍🌈 Bar|👨🏽‍🚀 Kit|❤️|ﷺ|½|∞
kiln.shop|anna@kiln|Anna@Berg|shop.kiln.example|Kiln at kiln.example|dot.com|U.S.A.|e.V. Kunst|i.G. Firma|Firma i.L.|A. S. A. P.|Zzyzx Rd.|WWW.Werkstatt am See|W.W.W. Trio|http|ftp Team|HTTP/2 Club|mailto|tel:030|x:y:z
`
  .trim()
  .split("\n")
  // A bar may stand in a name, between blanks.
  .flatMap((row) => row.split(/(?<! )\||\|(?! )/));

/** What is typed or pasted, and the name that is kept. */
export const MENDED: [typed: string, name: string][] = [
  [" Anna Berg ", "Anna Berg"],
  ["Anna Berg\n", "Anna Berg"],
  ["Anna\tBerg", "Anna Berg"],
  ["Anna\r\nBerg", "Anna Berg"],
  ["Anna\u2028Berg", "Anna Berg"],
  ["\ufeffAnna Berg", "Anna Berg"],
  ["Anna\u200bBerg", "AnnaBerg"],
  ["Anna\u200b Berg\u200b", "Anna Berg"],
  ["\u202aAnna Berg\u202c", "Anna Berg"],
  ["\u2068Anna Berg\u2069", "Anna Berg"],
  ["Anna \u202eBerg", "Anna Berg"],
  ["\u200eدوד\u200f", "دوד"],
  ["Anna\u0000Berg", "AnnaBerg"],
  ["Anna Be\u00adrg", "Anna Berg"],
  ["Anna\u2060 Berg", "Anna Berg"],
  ["Anna\ufff9 Berg", "Anna Berg"],
  ["Anna\u061c Berg", "Anna Berg"],
  ["Anna\ud83d", "Anna"],
  ["Andre\u0301 Berg", "André Berg"],
  ["Zoe\u0308", "Zoë"],
  ["A\u030angstro\u0308m", "Ångström"],
  ["\u212bsa", "Åsa"],
  ["Nguye\u0302\u0303n", "Nguyễn"],
  ["각", "각"],
  ["か\u3099", "が"],
  ["\u3000田中 太郎\u3000", "田中 太郎"],
  ["\u00a0Anna\u00a0", "Anna"],
  ["\u2003Anna Berg\u2009", "Anna Berg"],
];

/** Nothing that anybody could read. */
export const BLANK: string[] = [
  "",
  " ",
  "\n",
  "\t\t",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\u2060",
  "\u00ad",
  "\ufeff",
  "\u200d",
  "\u200c",
  "\u3164",
  "\u115f\u1160",
  "\uffa0",
  "\u2800",
  "\ufe0f",
  "\u{e0020}",
  "\u180e",
  "\u034f",
  " \u200e \u200f ",
];

/** A web address is in them. */
export const ADDRESSES = `
https://evil.example|http://evil.example/a|HTTPS://EVIL.EXAMPLE|//evil.example|www.evil.example|WWW.evil.example|Anna www.evil.example|Anna https://evil.example now|ftp://evil.example|see://there
Anna(https://evil.example)|<https://evil.example>|"www.evil.example"|www.evil.co.uk|www.münchen.example|www.例え.jp|javascript://x|http://1.2.3.4|http://[::1]|x-app://open|tg://join|Anna//evil|www.a.b|https:// //evil
Win at www.prize.example!|Pay:https://evil.example|1.www.evil.example|awww.evil.example|http:///evil.example|whatsapp://send|sms://+4930|file:///etc/passwd|https://evil。example|Berg //x.example
`
  .trim()
  .split(/[|\n]/);

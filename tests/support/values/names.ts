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
`
  .trim()
  .split(/[|\n]/);

/** A web address is in them. */
export const ADDRESSES = `
https://evil.example|http://evil.example/a|HTTPS://EVIL.EXAMPLE|//evil.example|www.evil.example|WWW.evil.example|Anna www.evil.example|Anna https://evil.example now|ftp://evil.example|see://there
Anna(https://evil.example)|<https://evil.example>|"www.evil.example"|www.evil.co.uk|www.münchen.example|www.例え.jp|javascript://x|http://1.2.3.4|http://[::1]|x-app://open|tg://join|Anna//evil|www.a.b|https:// //evil
Win at www.prize.example!|Pay:https://evil.example|1.www.evil.example|awww.evil.example|http:///evil.example|whatsapp://send|sms://+4930|file:///etc/passwd|https://evil。example|Berg //x.example
`
  .trim()
  .split(/[|\n]/);

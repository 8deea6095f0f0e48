// Mail addresses as people type and paste them. Words of a list are divided by blanks.

const words = (text: string) => text.trim().split(/\s+/);

/** Taken letter for letter. */
export const EMAILS = words(`
  anna@example.com anna.berg@example.com anna+shop@example.com anna_berg@example.com anna-berg@example.com a@example.com 1@example.com 123456@qq.com o'brien@example.ie
  a.b.c.d@example.com anna%berg@example.com anna/berg@example.com anna=berg@example.com #1@example.com !a@example.com a!b@example.com $a@example.com a&b@example.com a*b@example.com
  a?b@example.com a^b@example.com a\`b@example.com {a}@example.com a|b@example.com ~a@example.com -a@example.com a-@example.com _@example.com __a__@example.com a--b@example.com
  anna@mail.example.com anna@a.b.c.example.com anna@ex-ample.com anna@1.example.com anna@123.com anna@x.co anna@example.museum anna@example.travel anna@example.photography
  anna@example.co.uk anna@example.org.uk anna@example.ac.uk anna@example.com.au anna@example.net.au anna@example.co.nz anna@example.co.za anna@example.co.jp anna@example.ne.jp anna@example.or.jp anna@example.co.kr
  anna@example.com.br anna@example.com.ar anna@example.com.mx anna@example.com.tr anna@example.com.cn anna@example.com.tw anna@example.com.hk anna@example.com.sg anna@example.co.in anna@example.co.id anna@example.co.th anna@example.co.il
  anna@example.de anna@example.fr anna@example.it anna@example.es anna@example.pt anna@example.nl anna@example.be anna@example.ch anna@example.at anna@example.pl anna@example.cz anna@example.sk anna@example.hu anna@example.ro anna@example.bg
  anna@example.gr anna@example.se anna@example.no anna@example.dk anna@example.fi anna@example.is anna@example.ie anna@example.lt anna@example.lv anna@example.ee anna@example.ua anna@example.ru anna@example.rs anna@example.hr anna@example.si
  anna@example.io anna@example.dev anna@example.app anna@example.me anna@example.tv anna@example.ai anna@example.shop anna@example.email anna@example.xyz anna@example.info anna@example.biz anna@example.name
  anna@xn--mller-kva.example post@xn--e1afmkfd.xn--p1ai a@xn--r8jz45g.jp info@xn--bcher-kva.example
  abc..def@docomo.ne.jp abc.@docomo.ne.jp a..b..c.@docomo.ne.jp a...@ezweb.ne.jp abc..def@ezweb.ne.jp plain@docomo.ne.jp plain@ezweb.ne.jp plain@softbank.ne.jp plain@i.softbank.jp plain@au.com
`);

const A = "a@example.com";
/** What is typed, and the address that is meant. */
export const MENDED: [typed: string, email: string][] = [
  ...[`<${A}>`, `mailto:${A}`, `MAILTO:${A}`, `mailto: ${A}`, `'${A}'`, `"${A}"`, `“${A}”`, `„${A}“`, `‘${A}’`, `«${A}»`, `« ${A} »`].map(
    pairOf,
  ),
  ...[
    `${A}.`,
    `${A},`,
    `${A};`,
    `${A}:`,
    `${A} .`,
    ` ${A}`,
    `${A}\n`,
    `${A}\t`,
    `\u00a0${A}\u00a0`,
    `${A}...`,
    `<${A}>.`,
    `<${A}>,`,
    `"${A}",`,
  ].map(pairOf),
  ...[
    `Anna Berg <${A}>`,
    `"Berg, Anna" <${A}>`,
    `Anna <${A}>;`,
    `Müller: Anna <${A}>`,
    `Anna<${A}>`,
    `<mailto:${A}>`,
    `mailto:${A}?subject=Hi there`,
  ].map(pairOf),
  ...[
    `${A}\u200b`,
    `\u2066${A}\u2069`,
    `a\u00ad@example.com`,
    `\ufeff${A}`,
    `a@exam\u2060ple.com`,
    `a＠example.com`,
    `ａ＠ｅｘａｍｐｌｅ．ｃｏｍ`,
  ].map(pairOf),
  ...["A@EXAMPLE.COM", "A@Example.com", "a@example。com", "a@example｡com"].map(pairOf),
  ["Anna.Berg@Example.com", "anna.berg@example.com"],
  ["info@müller.example", "info@xn--mller-kva.example"],
  ["info@MÜLLER.example", "info@xn--mller-kva.example"],
  ["<info@müller.example>", "info@xn--mller-kva.example"],
  ["a@例え.jp", "a@xn--r8jz45g.jp"],
  ["post@пример.рф", "post@xn--e1afmkfd.xn--p1ai"],
  ["ABC..def@docomo.ne.jp", "abc..def@docomo.ne.jp"],
  ["<abc.@ezweb.ne.jp>", "abc.@ezweb.ne.jp"],
];

function pairOf(typed: string): [string, string] {
  return [typed, A];
}

/** No address, two of them, or one that hides another. */
export const REFUSED = [
  ...words(`
    a a@ @example.com a@example a@.com a@example. a.@example.com .a@example.com a..b@example.com a@example..com a@-example.com a@example-.com a@example.c a@@example.com a@b@example.com
    a,b@example.com a;b@example.com a:b@example.com a@example.com,b@example.com a@example.com;b@example.com a@example.com/b a@example.com:80 a@[127.0.0.1] ä@example.com 李@example.com
    (a)@example.com a(b)@example.com a\\b@example.com "a"@example.com a@exam_ple.com a@example.com<b@example.com> https://example.com www.example.com example.com +4930555 anna mailto: mailto:a <> <a> @ . .. @anna
    .a@docomo.ne.jp a..b@softbank.ne.jp a..b@docomo.ne.jp.example a..b@xdocomo.ne.jp a.@example.ne.jp a@münchen.example/path a@１.２ a%0ab@example.com\\ a@example,com a@example.com@ [a@example.com]x
  `),
  "a b@example.com",
  "a@exa mple.com",
  '"a b"@example.com',
  "a@example.com, b@example.com",
  "a@example.com b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com\nb@example.com",
  "A <a@example.com>, B <b@example.com>",
  "<a@example.com> <b@example.com>",
  "b@example.com <a@example.com>",
  "<<a@example.com>, b@example.com>",
  "a@example.com\u200b, b@example.com",
  `${"a".repeat(250)}@example.com`,
];

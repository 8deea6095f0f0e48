// What people paste for a link. Words of a list are divided by blanks.

const words = (text: string) => text.trim().split(/\s+/);

/** Taken letter for letter. */
export const LINKS = words(`
  https://shop.example/ http://shop.example/ https://www.shop.example/a https://shop.example/a/b.pdf https://shop.example/?a=1 https://shop.example/#top https://shop.example:8443/ https://shop.example/a%20b
  https://xn--mller-kva.example/ https://203.0.113.10/ https://medium.example/@anna https://t.me/anna https://wa.me/49305550147 https://shop.example/a?url=https://other.example/ https://http.example/ https://htps.example/
  https://web.example/https://shop.example/x mailto:a@example.com mailto:a@example.com?subject=Hi mailto:a@example.com?subject=Hi%20there&body=Yes tel:+49305550147 tel:112 sms:+49305550147 sms:+49305550147?body=Hi%20there
`);

/** What is pasted, and the address that is meant. */
export const MENDED: [typed: string, url: string][] = [
  ...["htps", "htpps", "httsp", "htttps", "hhttps", "ttps", "hpts", "HTPS", "httpss"].map((scheme): [string, string] => [
    `${scheme}://shop.example/a`,
    "https://shop.example/a",
  ]),
  ["htp://shop.example", "http://shop.example/"],
  ["ttp://shop.example", "http://shop.example/"],
  ["https//shop.example", "https://shop.example/"],
  ["https;//shop.example", "https://shop.example/"],
  ["http//shop.example", "http://shop.example/"],
  ["https:/shop.example", "https://shop.example/"],
  ["shop.example", "https://shop.example/"],
  ["Check this https://shop.example/x", "https://shop.example/x"],
  ["Check this: https://shop.example/x.", "https://shop.example/x"],
  ["Look (https://shop.example/x)!", "https://shop.example/x"],
  ["My shop\nhttps://shop.example/x\nBye", "https://shop.example/x"],
  ["https://shop.example/my price list.pdf", "https://shop.example/my%20price%20list.pdf"],
  ["mailto:a@example.com?subject=Hi there", "mailto:a@example.com?subject=Hi%20there"],
  ["mailto:a@example.com?subject=Hi&body=See you soon", "mailto:a@example.com?subject=Hi&body=See%20you%20soon"],
  ["sms:+4930555?body=Hi there", "sms:+4930555?body=Hi%20there"],
  ["<mailto:a@example.com>", "mailto:a@example.com"],
  ["a@example.com", "mailto:a@example.com"],
  ["Anna Berg <a@example.com>", "mailto:a@example.com"],
];

/** What makes no link, and why. */
export const REFUSED: [typed: string, reason: string][] = [
  ["two words", "not_a_url"],
  ["https://one.example https://two.example", "not_a_url"],
  ["See https://one.example and https://two.example", "not_a_url"],
  ["ftp://shop.example", "scheme_refused"],
  ["javascript:alert(1)//https://shop.example", "scheme_refused"],
  ["htps://localhost", "private_host"],
  ["Look https://192.168.0.1/x", "private_host"],
  ["Look https://me:secret@shop.example", "has_credentials"],
  ["mailto:a@example.com?subject=Hi there&bcc=b@example.com", "hidden_recipient"],
];

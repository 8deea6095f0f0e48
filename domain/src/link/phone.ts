/** What is asked for where a number without its country is of no use. */
export const NEEDS_COUNTRY = "Include the country code for WhatsApp, such as +49 30 5550 147.";

/** Whoever writes a number may say first what it is: "Tel. +49 …". */
const COUNTRY_FOLLOWS = /^[^\d+]*(?:\+|00)/;
/** The zero that callers in the same country dial and others must not, as in +44 (0)20. */
const HOME_ZERO = /^(\D*\d{1,3}[^\d(]*)\(\s*0\s*\)/;

/** The number to dial from one that people wrote: digits alone, after a plus where its country is said; after a pause its extension. */
export function numberToDial(written: string): string {
  const [number = "", extension] = written.split(" ext. ");
  if (extension !== undefined) return `${numberToDial(number)},${extension}`;
  const before = COUNTRY_FOLLOWS.exec(written)?.[0];
  if (before === undefined) return written.replace(/\D/g, "");
  return `+${written.slice(before.length).replace(HOME_ZERO, "$1").replace(/\D/g, "")}`;
}

/** The address of a chat on WhatsApp; `null` for what is no number with its country, which leads nowhere there. */
export function whatsAppUrl(written: string): string | null {
  const [, digits = null] = /^\+([1-9]\d{5,14})$/.exec(numberToDial(written)) ?? [];
  return digits && `https://wa.me/${digits}`;
}

/**
 * What `whatsapp://send?phone=49…&text=…` leads to, as an address that works without the app.
 * @returns `null` for every other text
 */
export function webAddressOfWhatsApp(text: string): string | null {
  const [, query = null] = /^whatsapp:\/\/send\/?\?(\S*)$/i.exec(text) ?? [];
  if (query === null) return null;
  const said = new URLSearchParams(query);
  // There every number is one with its country, with or without a plus, and a plus in an address is a space.
  const url = whatsAppUrl(`+${(said.get("phone") ?? "").replace(/^[\s+]*(?:00)?/, "")}`);
  const words = said.get("text");
  return url && words ? `${url}?text=${encodeURIComponent(words)}` : url;
}

/** Shown for a number without country code where that is required. */
export const NEEDS_COUNTRY = "Include the country code for WhatsApp, such as +49 30 5550 147.";

const COUNTRY_FOLLOWS = /^[^\d+]*(?:\+|00)/;
/** The trunk zero, dialed only within the country, as in +44 (0)20. */
const HOME_ZERO = /^(\D*\d{1,3}[^\d(]*)\(\s*0\s*\)/;

/** The number to dial: digits, with a plus before a country code and a pause before an extension. */
export function numberToDial(written: string): string {
  const [number = "", extension] = written.split(" ext. ");
  if (extension !== undefined) return `${numberToDial(number)},${extension}`;
  const before = COUNTRY_FOLLOWS.exec(written)?.[0];
  if (before === undefined) return written.replace(/\D/g, "");
  return `+${written.slice(before.length).replace(HOME_ZERO, "$1").replace(/\D/g, "")}`;
}

/** The WhatsApp chat URL of a number; `null` without a country code, which WhatsApp requires. */
export function whatsAppUrl(written: string): string | null {
  const [, digits = null] = /^\+([1-9]\d{5,14})$/.exec(numberToDial(written)) ?? [];
  return digits && `https://wa.me/${digits}`;
}

/** The web URL of `whatsapp://send?phone=49…&text=…`, which works without the app; `null` for any other text. */
export function webAddressOfWhatsApp(text: string): string | null {
  const [, query = null] = /^whatsapp:\/\/send\/?\?(\S*)$/i.exec(text) ?? [];
  if (query === null) return null;
  const said = new URLSearchParams(query);
  // Here every number has a country code, with or without a plus, and a plus in a query means a space.
  const url = whatsAppUrl(`+${(said.get("phone") ?? "").replace(/^[\s+]*(?:00)?/, "")}`);
  const words = said.get("text");
  return url && words ? `${url}?text=${encodeURIComponent(words)}` : url;
}

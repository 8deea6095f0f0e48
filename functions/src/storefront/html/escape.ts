const SPECIAL = /["&'<>]/;
const ESCAPES: Readonly<Record<string, string>> = { '"': "&quot;", "&": "&amp;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** A text as it can stand between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  // Most texts hold nothing special, and a look is much cheaper than a copy.
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

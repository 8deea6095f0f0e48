/** Dots in every script that mail programs accept in a host. */
const DOT = "[.\\u3002\\uff0e\\uff61]";
/** A scheme, a name with a top-level domain, or four numbers. Each looks only around one dot, so that long words take linear time. */
const ADDRESS = [/:\/\//, new RegExp(`[\\p{L}\\p{N}]\\p{Cf}*${DOT}\\p{Cf}*\\p{L}\\p{Cf}*\\p{L}`, "u"), /\d\.\d{1,3}\.\d{1,3}\.\d/];
const DIVIDER = new RegExp(`${DOT}|[:/]`, "g");

/** Keeps mail programs from linking URLs in untrusted text: adds an invisible word joiner after each dot, colon and slash of a URL. */
export function preventAutolink(text: string): string {
  return text.replace(/\S+/g, (word) => (ADDRESS.some((one) => one.test(word)) ? word.replace(DIVIDER, (sign) => `${sign}\u2060`) : word));
}

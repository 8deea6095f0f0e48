/** What divides the parts of a host, in every script that mail programs read as a dot. */
const DOT = "[.\\u3002\\uff0e\\uff61]";
/** A scheme, a name with an ending, or four numbers. Each looks at what is around one dot, so that a longer word takes no longer. */
const ADDRESS = [/:\/\//, new RegExp(`[\\p{L}\\p{N}]\\p{Cf}*${DOT}\\p{Cf}*\\p{L}\\p{Cf}*\\p{L}`, "u"), /\d\.\d{1,3}\.\d{1,3}\.\d/];
const DIVIDER = new RegExp(`${DOT}|[:/]`, "g");

/**
 * Text that a stranger wrote, so that no mail program turns an address in it into a link: an invisible word joiner follows
 * each dot, colon and slash of the address. It reads the same.
 */
export function preventAutolink(text: string): string {
  return text.replace(/\S+/g, (word) => (ADDRESS.some((one) => one.test(word)) ? word.replace(DIVIDER, (sign) => `${sign}\u2060`) : word));
}

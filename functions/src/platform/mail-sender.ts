/** Our own sender, `Name <address>` or the address alone, as name and address. */
export function parseSender(from: string): { name: string; address: string } {
  const named = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  return named ? { name: named[1] ?? "", address: named[2] ?? "" } : { name: "", address: from.trim() };
}

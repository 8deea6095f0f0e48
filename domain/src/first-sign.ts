/** The first sign of a name as people see it: a letter with its marks, or a whole flag or family. Empty for no name. */
export function firstSign(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment ?? "";
}

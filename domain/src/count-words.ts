/** A count with what is counted, as English has it: "1 product", "2 products". `more` for a plural without an s. */
export function countWords(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** Something the person at the keyboard can mend: printed as its one sentence, without a stack. */
export class PlainError extends Error {}

/** Prints a failure (a plain one as a sentence, any other with its stack) and ends with code 1. */
export function failWith(error: unknown): never {
  console.error(error instanceof PlainError ? `\n${error.message}` : error);
  process.exit(1);
}

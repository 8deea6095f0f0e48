/** An error the user can fix: printed as its message, without a stack. */
export class PlainError extends Error {}

/** Prints a failure (a PlainError as its message, any other with its stack) and exits with 1. */
export function failWith(error: unknown): never {
  console.error(error instanceof PlainError ? `\n${error.message}` : error);
  process.exit(1);
}

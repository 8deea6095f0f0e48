import { Failure } from "@awning/domain/failure";

type Table = typeof import("@awning/domain/commands").commands;
/** What every command takes and answers is 6 KB that no screen needs before its first command. */
let table: Table | null = null;
let fetchPart = (part: () => Promise<void>): Promise<unknown> => part();

/** Fetches the table of commands ahead of the first one; one that does not arrive is asked for again by the next command. */
export async function fetchCommands(): Promise<void> {
  await fetchPart(async () => {
    table = (await import("@awning/domain/commands")).commands;
  });
}

/** Has the table fetched by `by`, which sees to it that one that does not arrive takes no page away from under somebody's hands. */
export function fetchCommandsBy(by: typeof fetchPart): void {
  fetchPart = by;
}

/**
 * @throws Failure `offline` as long as it cannot be had. A browser may keep in mind that a part did not arrive until the page is loaded
 * again: with a connection, `details.reason` is `part`.
 */
export async function commandTable(): Promise<Table> {
  try {
    if (table === null) await fetchCommands();
  } catch (error) {
    throw missing(error);
  }
  if (table === null) throw missing();
  return table;
}

function missing(cause?: unknown): Failure {
  return new Failure("offline", navigator.onLine ? { reason: "part" } : {}, { cause });
}

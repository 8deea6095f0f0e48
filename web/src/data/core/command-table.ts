import { fetchPart } from "./parts.ts";

type Table = typeof import("@awning/domain/api/commands").commands;
/** What every command takes and answers is 6 KB that no screen needs before its first command. */
let table: Table | null = null;

/** The table of commands, also for whoever fetches it ahead; one that does not arrive is asked for again by the next command. */
export async function commandTable(): Promise<Table> {
  table ??= (await fetchPart(() => import("@awning/domain/api/commands"))).commands;
  return table;
}

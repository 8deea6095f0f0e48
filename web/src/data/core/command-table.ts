import { fetchPart } from "./parts.ts";

type Table = typeof import("@awning/domain/api/commands").commands;
/** Loaded with the first command: the schemas of all commands are 6 KB. */
let table: Table | null = null;

/** The table of commands, also used to preload it. After a failed load, the next command tries again. */
export async function commandTable(): Promise<Table> {
  table ??= (await fetchPart(() => import("@awning/domain/api/commands"))).commands;
  return table;
}

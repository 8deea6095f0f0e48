import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { run } from "../../tools/lib/command.ts";
import { PlainError } from "../../tools/lib/plain-error.ts";
import { fromRoot } from "../../tools/lib/root.ts";

const TEST = "tests/screens/site/lists-growth.test.ts";
const REPORT = fromRoot(".awning/lists-growth.json");

const readsSchema = z.array(z.tuple([z.number(), z.number()]));
const reportSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), meta: z.object({ reads: z.optional(readsSchema) }) })) }),
  ),
});
/** `reads` documents by size; `path` is the list's address. */
type ListReads = { path: string; reads: ReadonlyMap<number, number> };

/** What the lists of the dashboard read when they are opened, as its test counts it in a browser. Throws when they read more than a page. */
export async function readsOfLists(): Promise<ListReads[]> {
  const { code, output } = await run("vitest", ["run", "--project", "screens", TEST, "--reporter", "json", "--outputFile", REPORT]);
  if (code !== 0) throw new PlainError(`${TEST} failed:\n${output}`);
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(REPORT, "utf8")));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, meta }) => ({ path: title.split(" ")[0] ?? "", reads: new Map(meta.reads) }));
}

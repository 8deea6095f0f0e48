import * as z from "zod";

type Node = {
  sourcePosition: { line: number; currentOffset?: number; endOffset: number };
  values?: { value?: unknown }[];
  children?: Node[];
};
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    sourcePosition: z.object({ line: z.number(), currentOffset: z.number().optional(), endOffset: z.number() }),
    values: z.array(z.object({ value: z.unknown() })).optional(),
    children: z.array(nodeSchema).optional(),
  }),
);
const outcomeSchema = z.looseObject({ boolValue: z.boolean().optional() });
const reportSchema = z.object({ report: z.array(nodeSchema) });

/** One expression of the rules and what it came to, in all tests together. */
export type Seen = { line: number; source: string; isBoolean: boolean; sawTrue: boolean; sawFalse: boolean; isEvaluated: boolean };

/** Joins the coverage reports of many projects that ran the same rules, one at a time: some have more than 100 MB. */
export async function mergeCoverage(reports: AsyncIterable<unknown>, rules: string): Promise<Seen[]> {
  const merged = new Map<string, Seen>();
  const visit = (node: Node) => {
    const { line, currentOffset = 0, endOffset } = node.sourcePosition;
    const key = `${currentOffset}-${endOffset}`;
    const source = sourceOf(rules, currentOffset, endOffset);
    const seen = merged.get(key) ?? { line, source, isBoolean: true, sawTrue: false, sawFalse: false, isEvaluated: false };
    for (const { value } of node.values ?? []) {
      const outcome = outcomeSchema.parse(value);
      seen.isEvaluated = true;
      if (outcome.boolValue === true) seen.sawTrue = true;
      else if (outcome.boolValue === false) seen.sawFalse = true;
      // Neither `undefined` nor an error tells what an expression is made for; any other value does.
      else if (Object.keys(outcome).some((kind) => kind !== "undefined")) seen.isBoolean = false;
    }
    merged.set(key, seen);
    node.children?.forEach(visit);
  };
  for await (const report of reports) reportSchema.parse(report).report.forEach(visit);
  return [...merged.values()].sort((a, b) => a.line - b.line);
}

function sourceOf(rules: string, from: number, to: number): string {
  return rules.slice(from, to + 1).replace(/\s+/g, " ");
}

/** The expressions of which a test has not seen both outcomes, in words. */
export function gapsOf(coverage: readonly Seen[]): string[] {
  return coverage.flatMap((seen) => {
    const where = `line ${seen.line}: ${seen.source}`;
    if (!seen.isEvaluated) return [`${where} was never evaluated`];
    if (!seen.isBoolean || (seen.sawTrue && seen.sawFalse)) return [];
    return [`${where} was never ${seen.sawTrue ? "false" : "true"}`];
  });
}

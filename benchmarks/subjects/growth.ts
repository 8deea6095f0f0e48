import { standInMemory } from "../lib/in-memory.ts";
import { type Section, short } from "../lib/section.ts";

const SIZES = [10, 100, 1_000, 10_000] as const;

/** What everyday acts take where there are ten and where there are ten thousand products, orders, sites or mails. */
export async function growth(say: (line: string) => void): Promise<Section> {
  standInMemory();
  const { ACTS, costOf } = await import("../lib/growing.ts");
  const rows: string[][] = [];
  const seconds: string[][] = [];
  const targets: Section["targets"] = [];
  for (const act of ACTS) {
    const name = `${act.name}, by ${act.of}`;
    say(name);
    const costs = [];
    for (const size of SIZES) costs.push(await costOf(act, size));
    const [least] = costs;
    const [, small, , large] = costs;
    if (!least || !small || !large) throw new Error("a size is missing");
    rows.push([name, ...costs.map(({ reads, writes }) => `${short(reads)} / ${short(writes)}`)]);
    seconds.push([name, `${short(least.ms)} ms`, ...costs.slice(1).map(({ ms }) => short(ms / least.ms))]);
    if (act.isFlat) {
      targets.push({
        name: `${name}: reads at 10,000 and at 100`,
        wanted: "the same",
        measured: `${short(large.reads)} and ${short(small.reads)}`,
        isMet: large.reads === small.reads,
      });
    }
  }
  return {
    tables: [
      { head: ["reads / writes", ...SIZES.map(short)], rows },
      { head: ["processor time, and against the smallest", ...SIZES.map(short)], rows: seconds },
    ],
    notes: [
      "Over the database in memory, without its own processor time and without drawing mails. Medians of seven acts each, with all that follows from it; an act that takes less than a millisecond says little about growth.",
      "Lists of the dashboard are not among these acts: that they read a page, whatever there is, is held by the budgets of reads (tests/journeys/site/budgets-reads.test.ts).",
    ],
    targets,
  };
}

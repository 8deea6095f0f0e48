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
      "Lists of the dashboard are not among these acts, because a browser reads them. Opened with 100, 1,000 and 10,000 of everything, /orders reads 52 documents, /analytics 8, /visitors 31 and /reservations 32; with 10 they read 13, 7, 13 and 12 (tests/screens/site/lists-growth.test.ts).",
    ],
    targets,
  };
}

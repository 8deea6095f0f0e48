import { standInMemory } from "../lib/in-memory.ts";
import { readsOfLists } from "../lib/lists.ts";
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
    if (act.isFlat) targets.push(sameReads(name, small.reads, large.reads, 10_000));
  }
  say("the lists of the dashboard");
  for (const { path, reads } of await readsOfLists()) {
    const cells = SIZES.map((size) => reads.get(size) ?? Number.NaN);
    const [, small = Number.NaN, large = Number.NaN] = cells;
    rows.push([`opening \`${path}\``, ...cells.map(short)]);
    targets.push(sameReads(`opening \`${path}\``, small, large, 1_000));
  }
  return {
    tables: [
      { head: ["reads / writes", ...SIZES.map(short)], rows },
      { head: ["processor time, and against the smallest", ...SIZES.map(short)], rows: seconds },
    ],
    notes: [
      "Over the database in memory, without its own processor time and without drawing mails. Medians of seven acts each, with all that follows from it; an act that takes less than a millisecond says little about growth.",
      "Lists of the dashboard are counted in a browser, with what stands beside them, by orders, visits, visitors and bookings (tests/screens/site/lists-growth.test.ts).",
    ],
    targets,
  };
}

function sameReads(name: string, small: number, large: number, size: number): Section["targets"][number] {
  const measured = `${short(large)} and ${short(small)}`;
  return { name: `${name}: reads at ${short(size)} and at 100`, wanted: "the same", measured, isMet: large === small };
}

import { readFileSync } from "node:fs";
import { fromRoot } from "../lib/root.ts";
import { type Figure, figureOfBenches, figureOfBill, figureOfRestore, figureOfTests, figureOfThreats, type Reports } from "./figures.ts";

/** One line of the proof: what is claimed, and what shows it. */
export type Claim = {
  name: string;
  says: string;
  /** How a user runs it alone; what only reads what others left has none. */
  command?: { script: string; args: readonly string[]; env?: Readonly<Record<string, string>> };
  /** The tiers whose reports it leaves. */
  tiers?: readonly string[];
  figure: (reports: Reports) => Figure;
};

/** Where random sequences begin, and how many deeds are played: as many as an hour has room for. */
const SEED = "1";
const DEEDS = "100000";
const read = (file: string) => readFileSync(fromRoot(file), "utf8");

/** A tier of `npm run test:full`, and what of it is told. */
function tier(name: string, says: string, ...told: RegExp[]): Claim {
  const env = { MODEL_SEED: SEED, MODEL_DEEDS: DEEDS };
  return {
    name,
    says,
    command: { script: "tools/test.ts", args: ["--full", "--only", name], ...(name === "model" && { env }) },
    tiers: [name],
    figure: (reports) => figureOfTests(reports, [name], ...told),
  };
}

/** In the order in which they run: what reads comes after what leaves something to read. */
export const CLAIMS: readonly Claim[] = [
  tier("unit", "What is calculated is right, and no command takes what cannot be stored", /hostile inputs from seed/),
  tier(
    "rules",
    "Nobody reads or writes what is not theirs, and no condition of the rules is idle",
    /^every expression of firestore\.rules/,
  ),
  tier("storage-rules", "The same for files"),
  tier(
    "model",
    "Whatever happens to a shop, in whatever order, and wherever it is killed, its books agree",
    /deeds from seed/,
    /kill|cut off/i,
  ),
  tier(
    "integration",
    "The same through the deployed functions; an older shop looks as it did after an upgrade",
    /is migrated, looks as it did/,
  ),
  {
    name: "threats",
    says: "Each threat of docs/security.md has a test that tries it, which ran and passed",
    figure: (reports) => figureOfThreats(read("docs/security.md"), reports),
  },
  {
    name: "killed",
    says: "What is killed midway ends right",
    figure: (reports) => figureOfTests(reports, Object.keys(reports), /kill|cut off|crash|wherever/i),
  },
  {
    name: "growth",
    says: "What costs the same for a large shop as for a small one",
    figure: (reports) => figureOfTests(reports, Object.keys(reports), /grow|however (?:many|large)|hundred thousand|stays the same/i),
  },
  {
    name: "restore",
    says: "Everything comes back from an export",
    command: { script: "tools/restore-drill.ts", args: [] },
    figure: () => figureOfRestore(read(".awning/drill/restore.json")),
  },
  { name: "bill", says: "The most that one stranger makes the host pay in a day", figure: () => figureOfBill(read("docs/cost.md")) },
  {
    name: "benches",
    says: "Faster than its peers: the targets of benchmarks/README.md",
    figure: () => figureOfBenches(read("benchmarks/README.md")),
  },
];

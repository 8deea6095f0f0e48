/** A test tier (docs/testing.md): Vitest projects that are run, counted and measured together. */
export type Tier = {
  name: string;
  projects: readonly string[];
  /** Added by `npm run test:full`; these judge all files of the others, so the tier then stays in one part. */
  fullProjects?: readonly string[];
  /** Its use of the emulators: none, exclusive (such tiers run one after the other, others beside them), or in a separate project. */
  suite: "none" | "alone" | "shared";
  /** The most tests per noun in `npm test`; the noun is the folder below the tier's. */
  perNoun?: number;
};

/** The part of a tier in a run that is one of several, as Vitest takes it: `null` for all of it, `undefined` for nothing. */
export function shardOf({ fullProjects }: Tier, isFull: boolean, shard?: string): string | null | undefined {
  if (!shard || !isFull || !fullProjects) return shard ?? null;
  return isLastPart(shard) ? null : undefined;
}

/** Whether a run does what cannot be shared out. */
export function isLastPart(shard = "1/1"): boolean {
  const [part, parts] = shard.split("/");
  return part === parts;
}

export const UNIT: Tier = { name: "unit", projects: ["unit", "unit-isolated"], suite: "none" };

export const TIERS: readonly Tier[] = [
  UNIT,
  { name: "model", projects: ["model"], suite: "none" },
  { name: "screens", projects: ["screens"], suite: "none" },
  { name: "looks", projects: ["looks"], suite: "none" },
  { name: "rules", projects: ["rules"], fullProjects: ["rules-coverage"], suite: "shared" },
  // Separate, because the Storage emulator has one set of rules, which these tests replace temporarily.
  { name: "storage-rules", projects: ["storage-rules"], suite: "alone" },
  { name: "integration", projects: ["integration", "integration-isolated"], suite: "alone", perNoun: 40 },
  { name: "journeys", projects: ["journeys"], suite: "alone", perNoun: 12 },
];

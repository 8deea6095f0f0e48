/** One tier of the tests (docs/testing.md): projects of `vitest.config.ts` that are run, counted and measured together. */
export type Tier = {
  name: string;
  projects: readonly string[];
  /** What only `npm run test:full` adds. */
  fullProjects?: readonly string[];
  /**
   * What it wants of the emulators: nothing, to have them alone (such tiers run one after the other, the rest beside them), or only a
   * project of its own, which disturbs nobody.
   */
  suite: "none" | "alone" | "shared";
  /** How many tests of one noun `npm test` runs at most; the folder below the tier's own is the noun. */
  perNoun?: number;
};

export const UNIT: Tier = { name: "unit", projects: ["unit", "unit-isolated"], suite: "none" };

export const TIERS: readonly Tier[] = [
  UNIT,
  { name: "model", projects: ["model"], suite: "none" },
  { name: "screens", projects: ["screens"], suite: "none" },
  { name: "looks", projects: ["looks"], suite: "none" },
  { name: "rules", projects: ["rules"], fullProjects: ["rules-coverage"], suite: "shared" },
  // Apart: the Storage emulator has one set of rules for all, and these tests load others for a while.
  { name: "storage-rules", projects: ["storage-rules"], suite: "alone" },
  { name: "integration", projects: ["integration"], suite: "alone", perNoun: 40 },
  { name: "journeys", projects: ["journeys"], suite: "alone", perNoun: 12 },
];

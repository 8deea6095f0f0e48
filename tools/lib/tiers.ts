/** One tier of the tests (docs/testing.md): projects of `vitest.config.ts` that are run, counted and measured together. */
export type Tier = {
  name: string;
  projects: readonly string[];
  /** What only `npm run test:full` adds. */
  fullProjects?: readonly string[];
  /** Uses the emulators: such tiers run one after the other, the rest beside them. */
  usesSuite: boolean;
  /** How many tests of one noun `npm test` runs at most; the folder below the tier's own is the noun. */
  perNoun?: number;
};

export const UNIT: Tier = { name: "unit", projects: ["unit", "unit-isolated"], usesSuite: false };

export const TIERS: readonly Tier[] = [
  UNIT,
  { name: "model", projects: ["model"], usesSuite: false },
  { name: "screens", projects: ["screens"], usesSuite: false },
  { name: "looks", projects: ["looks"], usesSuite: false },
  { name: "rules", projects: ["rules"], fullProjects: ["rules-coverage"], usesSuite: true },
  { name: "integration", projects: ["integration"], usesSuite: true, perNoun: 40 },
  { name: "journeys", projects: ["journeys"], usesSuite: true, perNoun: 12 },
];

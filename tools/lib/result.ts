import type { DearTest } from "./test-report.ts";

export type Result = {
  name: string;
  passed: number;
  failed: number;
  output: string;
  notes?: string[];
  /** What a tier of the tests used, in seconds of processor time, and its dearest tests. */
  cost?: { tier: string; seconds: number; dearest: DearTest[] };
};
/** One step of the checks or tests; it never throws. */
export type Step = { name: string; run: () => Promise<Result> };

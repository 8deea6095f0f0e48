import type { DearTest } from "./test-report.ts";

export type Result = {
  name: string;
  passed: number;
  failed: number;
  output: string;
  notes?: string[];
  /** CPU seconds of a tier, and its slowest tests. */
  cost?: { tier: string; seconds: number; dearest: DearTest[] };
};
/** A step of the checks or tests; never throws. */
export type Step = { name: string; run: () => Promise<Result> };

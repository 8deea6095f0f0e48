import type { Result, Step } from "./result.ts";

const DEAREST = 20;

/** Runs steps in order, prints their results, and sums them. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #notes: string[] = [];
  readonly #costs: (NonNullable<Result["cost"]> & { passed: number })[] = [];

  async run(steps: Step[]): Promise<void> {
    for (const step of steps) {
      const startedAt = Date.now();
      this.add(
        await step.run().catch((error): Result => ({ name: step.name, passed: 0, failed: 1, output: String(error?.stack ?? error) })),
        startedAt,
      );
    }
  }

  /** Counts a failure that skipped whole steps. */
  fail(name: string, error: unknown): void {
    this.add({ name, passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }, Date.now());
  }

  /** Repeats the remarks on single tests after long failure output, then one summary line. */
  get summary(): string {
    return [...this.#notes, `${this.passed} passed, ${this.failed} failed`].join("\n");
  }

  /** CPU time of each tier, and the slowest tests. */
  get costs(): string {
    const tiers = this.#costs.map(({ tier, seconds, passed }) => {
      const each = passed > 0 ? ` (${(seconds / passed).toFixed(2)} a test)` : "";
      return `  ${tier.padEnd(14)} ${seconds.toFixed(0).padStart(6)} core-seconds${each}`;
    });
    const dearest = this.#costs.flatMap((one) => one.dearest.map((test) => ({ ...test, tier: one.tier })));
    const lines = dearest
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, DEAREST)
      .map(({ ms, tier, name }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${tier}: ${name}`);
    return ["Processor time", ...tiers, "Dearest tests", ...lines].join("\n");
  }

  private add({ name, passed, failed, output, notes = [], cost }: Result, startedAt: number): void {
    this.passed += passed;
    this.failed += failed;
    if (cost) this.#costs.push({ ...cost, passed });
    const counts = passed + failed > 1 ? ` ${passed} passed${failed ? `, ${failed} failed` : ""}` : "";
    console.info(`${failed ? "FAILED" : "ok    "}  ${name}${counts} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    for (const note of notes) console.info(`    ${note}`);
    this.#notes.push(...notes.map((note) => `${name}: ${note}`));
    if (failed && notes.length === 0) this.#notes.push(`${name}: failed`);
    // Indented, so that output is not mistaken for our summary line.
    if (failed) console.info(output.trimEnd().replace(/^/gm, "    "));
  }
}

import type { Result, Step } from "./checks.ts";

/** Runs steps one after the other, says how each went, and keeps the sum. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #notes: string[] = [];

  async run(steps: Step[]): Promise<void> {
    for (const step of steps) {
      const startedAt = Date.now();
      this.add(
        await step.run().catch((error): Result => ({ name: step.name, passed: 0, failed: 1, output: String(error?.stack ?? error) })),
        startedAt,
      );
    }
  }

  /** Counts one failure that kept whole steps from running. */
  fail(name: string, error: unknown): void {
    this.add({ name, passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }, Date.now());
  }

  /** What was said of single tests once more, as long outputs of failures stood between; then the one line that everybody reads. */
  get summary(): string {
    return [...this.#notes, `${this.passed} passed, ${this.failed} failed`].join("\n");
  }

  private add({ name, passed, failed, skipped = 0, output, notes = [] }: Result, startedAt: number): void {
    this.passed += passed;
    this.failed += failed;
    const counts =
      passed + failed > 1 ? ` ${passed} passed${failed ? `, ${failed} failed` : ""}${skipped ? `, ${skipped} skipped` : ""}` : "";
    console.info(`${failed ? "FAILED" : "ok    "}  ${name}${counts} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    for (const note of notes) console.info(`    ${note}`);
    this.#notes.push(...notes.map((note) => `${name}: ${note}`));
    if (failed && notes.length === 0) this.#notes.push(`${name}: failed`);
    // Indented, so that nothing in it is taken for our own last line.
    if (failed) console.info(output.trimEnd().replace(/^/gm, "    "));
  }
}

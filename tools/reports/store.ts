import { type Envelope, readEnvelope } from "./envelope.ts";

export type StoredReport = Envelope & {
  id: string;
  /** ISO 8601. */
  date: string;
  /** The Sentry project number. */
  project: string;
  /** Of the request. */
  contentType: string;
  forwardedFor: string;
  /** The raw bytes in base64. */
  bytes: string;
};

/** How the next delivery fails: a status with an optional retry time, or no response. */
export type Fault = { status: number; retryAfter?: string | undefined } | "hang";

const KEPT = 300;

/** Error reports in memory, oldest first, at most 300, and faults requested by tests. */
export class ReportStore {
  #reports: StoredReport[] = [];
  #faults: Fault[] = [];
  #lastId = 0;

  /** Throws if the bytes are no envelope. */
  add(bytes: Buffer, from: { project: string; contentType: string; forwardedFor: string }): StoredReport {
    const report = {
      ...readEnvelope(bytes),
      id: String(++this.#lastId),
      date: new Date().toISOString(),
      ...from,
      bytes: bytes.toString("base64"),
    };
    this.#reports = [...this.#reports, report].slice(-KEPT);
    return report;
  }

  list(): readonly StoredReport[] {
    return this.#reports;
  }

  clear(): void {
    this.#reports = [];
  }

  setFaults(faults: Fault[]): void {
    this.#faults = [...faults];
  }

  takeFault(): Fault | null {
    return this.#faults.shift() ?? null;
  }
}

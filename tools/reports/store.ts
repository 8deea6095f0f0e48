import { type Envelope, readEnvelope } from "./envelope.ts";

export type StoredReport = Envelope & {
  id: string;
  /** When it arrived, ISO 8601. */
  date: string;
  /** The number of the project it was sent to. */
  project: string;
  /** Of the request that brought it. */
  contentType: string;
  forwardedFor: string;
  /** The bytes as they came, in base64. */
  bytes: string;
};

/** What the next delivery meets instead of being taken: a status, perhaps with when to come again, or never an answer. */
export type Fault = { status: number; retryAfter?: string | undefined } | "hang";

const KEPT = 300;

/** Error reports in memory, oldest first, at most 300, and the faults that tests ask for. */
export class ReportStore {
  #reports: StoredReport[] = [];
  #faults: Fault[] = [];
  #lastId = 0;

  /** Throws when the bytes are no envelope. */
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

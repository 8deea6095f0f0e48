// The development receiver of error reports: accepts Sentry envelopes and shows them in a browser and to tests. Forwards nothing.
import { ReportStore } from "./reports/store.ts";
import { serveReports } from "./reports/web.ts";

export type Reports = { close(): Promise<void> };

/** Opens the receiver on 127.0.0.1. Rejects if the port is taken. */
export async function startReports({ port }: { port: number }): Promise<Reports> {
  return { close: await serveReports(new ReportStore(), port) };
}

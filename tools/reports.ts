// The receiver of error reports in development: takes Sentry envelopes, shows them in a browser, tells them to tests.
// Passes nothing on.
import { ReportStore } from "./reports/store.ts";
import { serveReports } from "./reports/web.ts";

export type Reports = { close(): Promise<void> };

/** Opens the receiver on 127.0.0.1. Rejects when the port is taken. */
export async function startReports({ port }: { port: number }): Promise<Reports> {
  return { close: await serveReports(new ReportStore(), port) };
}

import { existsSync } from "node:fs";
import { paths } from "@awning/domain/routes/paths";
import { build } from "../build.ts";
import { startInbox } from "../inbox.ts";
import { startReports } from "../reports.ts";
import { startStripe } from "../stripe.ts";
import { startEmulators } from "./emulators.ts";
import { findEmulatorBinaries } from "./jars.ts";
import { requireJava } from "./java.ts";
import { endLeftBehind } from "./left-behind.ts";
import { whenOrphaned } from "./orphaned.ts";
import { PORTS, type PortName, requireFreePorts, SITE } from "./ports.ts";
import { warmUp } from "./ready.ts";
import { SEED } from "./root.ts";
import { claimRunning, releaseRunning } from "./running.ts";

const SUITE_PORTS: PortName[] = [
  "hosting",
  "functions",
  "firestore",
  "auth",
  "storage",
  "tasks",
  "hub",
  "logging",
  "inbox",
  "smtp",
  "reports",
  "stripe",
];
/** As in functions/.env.demo-awning. */
const DEMO_WEBHOOK_SECRET = "whsec_demo-webhook-secret-not-for-real-shops";
const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export type SuiteOptions = {
  /** An export to start with; read only. Empty by default. */
  importFrom?: string;
  /** Where to export the data on stop. */
  exportTo?: string;
  /** Receives each cleanup step as soon as it is needed, so that a start can be aborted. Run them in reverse order. */
  undo: (stop: () => Promise<void>) => void;
  say: (line: string) => void;
  show: (line: string) => void;
};

/** Builds changes and starts the emulators, inbox, error report receiver and Stripe stand-in; resolves when the site answers. */
export async function startSuite({
  importFrom,
  exportTo,
  undo,
  say,
  show,
}: SuiteOptions): Promise<{ hasUi: boolean; died: Promise<void> }> {
  await requireJava();
  claimRunning();
  undo(async () => releaseRunning());
  endLeftBehind();
  await requireFreePorts(SUITE_PORTS);
  const binaries = await findEmulatorBinaries();
  await build({ mode: "emulator", onlyChanged: true, say });
  say("Starting the emulators …");
  const inbox = await startInbox({ webPort: PORTS.inbox, smtpPort: PORTS.smtp });
  undo(() => inbox.close());
  const reports = await startReports({ port: PORTS.reports });
  undo(() => reports.close());
  const stripe = await startStripe({ port: PORTS.stripe, webhookUrl: SITE + paths.stripeWebhook, webhookSecret: DEMO_WEBHOOK_SECRET });
  undo(() => stripe.close());
  const emulators = startEmulators({ binaries, show, ...(importFrom && { importFrom }), ...(exportTo && { exportTo }) });
  undo(emulators.stop);
  await emulators.ready;
  await warmUp();
  return { hasUi: binaries.hasUi, died: emulators.died };
}

/**
 * Runs work against a fresh suite, and always stops the suite. `data: "demo"` starts with the seeded shops, `"empty"` with nothing, and a
 * folder with what was exported to it. Data is discarded.
 */
export async function withSuite<T>({ data }: { data: string }, work: () => Promise<T>): Promise<T> {
  const stops: (() => Promise<void>)[] = [];
  let stopping = Promise.resolve();
  // A terminal's Ctrl-C arrives twice, so all callers share one stop.
  const stop = () => {
    stopping = stopping.then(async () => {
      for (const undo of stops.splice(0).toReversed()) await undo();
    });
    return stopping;
  };
  const stopAndExit = () => void stop().finally(() => process.exit(130));
  for (const name of ENDINGS) process.on(name, stopAndExit);
  const stopWatching = whenOrphaned(stopAndExit);
  try {
    const folder = data === "demo" ? SEED : data;
    const importFrom = data !== "empty" && existsSync(folder) ? folder : undefined;
    const suite = await startSuite({
      undo: (undo) => stops.push(undo),
      say: console.info,
      show: console.warn,
      ...(importFrom && { importFrom }),
    });
    const crash = suite.died.then(() => Promise.reject(new Error("The emulators ended by themselves: see .awning/logs/emulators.log.")));
    return await Promise.race([work(), crash]);
  } finally {
    stopWatching();
    await stop();
    for (const name of ENDINGS) process.off(name, stopAndExit);
  }
}

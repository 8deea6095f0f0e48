import { reportErrorsTo } from "#platform/log.ts";

// Loaded with the first error: no start of a function waits for what sends reports.
reportErrorsTo(async (report) => {
  const { sendErrorReport } = await import("./gateways/sentry.ts");
  await sendErrorReport(report);
});

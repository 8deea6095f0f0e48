import { reportErrorsTo } from "#platform/log.ts";

// Imported with the first error, to keep cold starts short.
reportErrorsTo(async (report) => {
  const { sendErrorReport } = await import("./gateways/sentry.ts");
  await sendErrorReport(report);
});

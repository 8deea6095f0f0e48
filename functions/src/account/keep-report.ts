import type { KeptReport } from "@awning/domain/account/report";
import { queueMail } from "#data/outbox.ts";
import { limitRate } from "#data/rate-limits.ts";
import { createReport } from "#data/reports.ts";
import { writeTogether } from "#data/writes.ts";
import { config } from "#platform/config.ts";
import { randomId } from "#platform/secure-ids.ts";

/**
 * Keeps what somebody reports of a page, and mails it to whoever runs the service. Counted by who sends it and by the page:
 * a page that many report at once is known after the first of them, and those beyond are kept without a mail.
 */
export async function keepReport(report: Omit<KeptReport, "at">, clientAddress: string): Promise<void> {
  const now = Date.now();
  await limitRate("report.client", clientAddress, now);
  const id = randomId(20);
  const mayMail = await limitRate("report.site", report.siteId, now).then(
    () => true,
    () => false,
  );
  await writeTogether("report", async (writes) => {
    createReport(writes, id, { ...report, at: now });
    if (mayMail)
      queueMail(writes, {
        id: `page-report.${id}`,
        kind: "page-report",
        to: config().abuseMail,
        subject: { uid: null, siteId: null, orderId: null, part: id },
      });
  });
}

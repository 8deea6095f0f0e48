import { expect } from "vitest";
import type { JOBS } from "../../functions/src/scheduled/jobs.ts";
import { postApi } from "./clients.ts";

type JobName = keyof typeof JOBS;

/** What the clock starts for orders every few minutes. */
export const ORDER_JOBS: readonly JobName[] = ["expiredOrders", "remindedBuyers", "moneyAskedFor", "refundsAskedFor"];
/** What sends mails on that were left behind. */
export const MAIL_JOBS: readonly JobName[] = ["mailsHandedOver", "bulkMailsHandedOver"];

/** Does what is due now of these jobs, as the clock does; what other tests left to the others stays. */
export async function sweep(...jobs: readonly JobName[]): Promise<void> {
  const response = await postApi("run-sweep", { jobs });
  expect([response.status, Object.keys(await response.json())]).toEqual([200, expect.arrayContaining([...jobs])]);
}

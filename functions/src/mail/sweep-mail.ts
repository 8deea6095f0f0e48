import { kickMail, listStuckMails } from "#data/outbox.ts";

const PATIENCE_MS = 60_000;
const AT_MOST = 100;

/**
 * Hands mails to the queue again that should have been sent a minute ago: their task was lost, their time to be tried
 * again has come, or their sender died.
 * @returns how many
 */
export async function runMailSweep(now: number): Promise<number> {
  const stuck = await listStuckMails(now - PATIENCE_MS, now, AT_MOST);
  await Promise.all(stuck.map((mailId) => kickMail(mailId)));
  return stuck.length;
}

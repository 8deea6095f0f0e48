import type { Mail } from "@awning/domain/mail/mail";
import { type WeekFigures, weekBefore } from "@awning/domain/notification/summary";
import { orderedSince } from "@awning/domain/order/ordered";
import { paths } from "@awning/domain/routes/paths";
import { addDays } from "@awning/domain/time/zoned-time";
import { getAccount } from "#data/accounts.ts";
import { countSignUps } from "#data/contacts.ts";
import { countClicks } from "#data/counts.ts";
import { getZone } from "#data/information.ts";
import { listOrderedBetween } from "#data/orders.ts";
import { config } from "#platform/config.ts";
import type { LoadedMail } from "./mail-content.ts";

/** What came of an owner's page in the week before the Monday that is the mail's `part`, and in the one before that. */
export async function loadSummary({ subject: { uid, part: monday } }: Mail): Promise<LoadedMail | null> {
  const account = uid === null ? null : await getAccount(uid);
  if (uid === null || !account) return null;
  const zone = await getZone(uid);
  const [week, before] = [weekBefore(monday, zone), weekBefore(addDays(monday, -7), zone)];
  const orders = await listOrderedBetween(uid, before.from, week.until);
  const figuresOf = async ({ first, last, from, until }: typeof week): Promise<WeekFigures> => {
    const [clicks, signUps] = await Promise.all([countClicks(uid, first, last), countSignUps(uid, from, until)]);
    return { ordered: orderedSince(orders, from, until), clicks, signUps };
  };
  const [now, then] = await Promise.all([figuresOf(week), figuresOf(before)]);
  const { siteUrl } = config();
  const urls = { dashboardUrl: siteUrl + paths.dashboard, settingsUrl: siteUrl + paths.settings, siteUrl };
  const { username, locale } = account;
  return {
    content: { kind: "weekly-summary", uid, username, locale, first: week.first, last: week.last, now, before: then, ...urls },
    senderName: null,
    replyTo: null,
  };
}

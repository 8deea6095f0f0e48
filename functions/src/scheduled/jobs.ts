import { closeStrays } from "../account/close-strays.ts";
import { endAccounts } from "../account/purge.ts";
import { releaseNames } from "../account/release-names.ts";
import { sendSummaries } from "../account/send-summaries.ts";
import { closeDays, waitingDays } from "../analytics/close-days.ts";
import { readDueCalendars } from "../booking/calendars/read-calendars.ts";
import { cancelFrom } from "../booking/cancel-many.ts";
import { settleReservations } from "../booking/sync-reservations.ts";
import { closeQuiet, mailUnread } from "../chat/close-idle-chats.ts";
import { tellUnread } from "../chat/tell-unread.ts";
import { forgetChats, returnSnoozed } from "../chat/tend-chats.ts";
import { renewPeople, waitingPeople } from "../contact/renew-people.ts";
import { dueAccounts } from "../data/account/accounts.ts";
import { releasedNames } from "../data/account/usernames.ts";
import { dueCalendars } from "../data/booking/calendars.ts";
import { dueReservations } from "../data/booking/reservations.ts";
import { dueSweeps, quietConversations, snoozedConversations, unreadConversations } from "../data/chat/conversations.ts";
import { expiredContacts, forgetContacts } from "../data/contact/contacts.ts";
import { dueStorage } from "../data/media/uploads.ts";
import { dueOrders } from "../data/order/orders.ts";
import { runMailJobs, waitingMails } from "../mail/mail-queues.ts";
import { checkPayments, syncRefunds } from "../order/check-payments.ts";
import { expireOrders, remindBuyers } from "../order/expire-orders.ts";
import { cancelUnpaid } from "../order/run-order-action.ts";
import { localTarget } from "../platform/config.ts";
import { renewProjection } from "../site/renew-projection.ts";
import { purgeUploads } from "../upload/purge-uploads.ts";
import { runMigrations } from "./migrations/run-migrations.ts";
import type { Job } from "./run-jobs.ts";

/** Every job, in the order in which a group runs them. They do not import each other; what they need is passed in here. */
export const JOBS = {
  // Mails go first, so that jobs that wait for other servers cannot delay them.
  mailsHandedOver: {
    group: "urgent",
    seconds: 10,
    does: "sends lost mails again that people wait for",
    run: (now, run) => runMailJobs("prompt", now, run),
    waits: (now) => waitingMails("prompt", now),
  },
  unreadMailed: {
    group: "urgent",
    seconds: 10,
    does: "notifies owners of unread messages, and mails those that stay unread",
    run: async (now, run) => ({ told: await tellUnread(now, run), mailed: await mailUnread(now, run) }),
    waits: (now) => [unreadConversations("owner", now), unreadConversations("visitor", now)],
  },
  chatsReturned: {
    group: "urgent",
    seconds: 5,
    does: "returns snoozed conversations to the inbox",
    run: returnSnoozed,
    waits: (now) => [snoozedConversations(now)],
  },
  reservationsSettled: {
    group: "urgent",
    seconds: 15,
    does: "expires held times and booking requests, reminds about bookings, completes them",
    run: settleReservations,
    waits: (now) => [dueReservations(now)],
  },
  expiredOrders: {
    group: "urgent",
    seconds: 20,
    does: "expires unpaid orders",
    run: expireOrders,
    waits: (now) => [dueOrders("holdUntil", now)],
  },
  // The last of its group, because it waits for other hosts.
  calendarsRead: {
    group: "urgent",
    seconds: 20,
    does: "reads calendars whose busy times close times",
    run: readDueCalendars(localTarget),
    waits: (now) => [dueCalendars(now)],
  },
  remindedBuyers: {
    group: "regular",
    seconds: 20,
    does: "reminds about unpaid transfers",
    run: remindBuyers,
    waits: (now) => [dueOrders("remindAt", now)],
  },
  bulkMailsHandedOver: {
    group: "regular",
    seconds: 10,
    does: "sends other lost mails again",
    run: (now, run) => runMailJobs("bulk", now, run),
    waits: (now) => waitingMails("bulk", now),
  },
  summariesQueued: {
    group: "regular",
    seconds: 20,
    does: "queues weekly summaries",
    run: sendSummaries,
    waits: (now) => [dueAccounts("summaryAt", now)],
  },
  straysClosed: {
    group: "regular",
    seconds: 40,
    does: "closes pages whose sign-in is lost",
    run: closeStrays(),
    waits: (now) => [dueAccounts("signInCheckAt", now)],
  },
  peopleRenewed: {
    group: "regular",
    seconds: 40,
    does: "keeps the list of known people up to date",
    run: renewPeople,
    waits: waitingPeople,
  },
  uploadsRemoved: {
    group: "regular",
    seconds: 30,
    does: "removes pictures and files that nothing names",
    run: purgeUploads,
    waits: (now) => [dueStorage(now)],
  },
  moneyAskedFor: {
    group: "regular",
    seconds: 60,
    does: "asks the provider about pending payments",
    run: checkPayments,
    waits: (now) => [dueOrders("askAt", now)],
  },
  refundsAskedFor: {
    group: "regular",
    seconds: 40,
    does: "asks the provider about refunds",
    run: syncRefunds,
    waits: (now) => [dueOrders("watchAt", now)],
  },
  documentsMigrated: {
    group: "hourly",
    seconds: 120,
    does: "brings documents of earlier versions to today's shape",
    run: (now, run) => runMigrations(now, run),
    waits: () => [],
  },
  accountsDeleted: {
    group: "hourly",
    seconds: 240,
    does: "deletes the accounts of owners who left",
    run: endAccounts({ cancelBookings: cancelFrom({ cancelOrder: cancelUnpaid }), renewProjection }),
    waits: (now) => [dueAccounts("deletion.until", now)],
  },
  daysClosed: {
    group: "hourly",
    seconds: 900,
    does: "closes days of visits, merges them into months, deletes their salts",
    run: closeDays,
    waits: waitingDays,
  },
  chatsClosed: {
    group: "hourly",
    seconds: 60,
    does: "closes conversations that fell silent",
    run: closeQuiet,
    waits: (now) => [quietConversations(now)],
  },
  chatsForgotten: {
    group: "hourly",
    seconds: 120,
    does: "deletes conversations that are older than their owner keeps them",
    run: forgetChats,
    waits: (now) => [dueSweeps(now)],
  },
  contactsForgotten: {
    group: "hourly",
    seconds: 60,
    does: "deletes sign-ups that were not confirmed",
    run: forgetContacts,
    waits: (now) => [expiredContacts(now)],
  },
  namesReleased: {
    group: "hourly",
    seconds: 240,
    does: "releases the usernames of deleted accounts",
    run: releaseNames,
    waits: (now) => [releasedNames(now)],
  },
} as const satisfies Record<string, Job>;

import { SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import { type Reservation, timesAt } from "@awning/domain/booking/reservation";
import type { MailKind, ReservationMailKind } from "@awning/domain/mail/mail";
import type { WeekFigures } from "@awning/domain/notification/summary";
import { chatPaths, ownPaths } from "@awning/domain/routes/own-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { MailContent, MailShop } from "./mail-content.ts";

// 10 May 2026, 16:00 UTC. A plain number and no sums: whatever runs while a module loads stays in a production bundle.
export const PLACED_AT = 1_778_428_800_000;
export const HELD_UNTIL = 1_778_860_800_000;

/** Mails about an account or its page, and none about an order. */
const KINDS = [
  "confirm-address",
  "account-exists",
  "reset-password",
  "confirm-new-address",
  "address-change-asked",
  "address-changed",
  "username-changed",
  "password-changed",
  "new-sign-in",
  "weekly-summary",
  "deletion-scheduled",
  "deletion-undone",
  "account-deleted",
  "page-suspended",
  "page-restored",
  "page-report",
  "host-message",
  "host-message-copy",
] as const satisfies MailKind[];
type AccountMail = (typeof KINDS)[number];

export function isAccountMail(kind: MailKind): kind is AccountMail {
  return KINDS.some((one) => one === kind);
}

/** Contents of a mail about an account, for looking at it. */
export function sampleAccountContent(kind: AccountMail, siteUrl: string): MailContent {
  const username = "kiln";
  const pageUrl = `${siteUrl}${sitePaths.home(username)}`;
  const dashboardUrl = `${siteUrl}${paths.dashboard}`;
  const loginUrl = `${siteUrl}${paths.auth.login}`;
  const resetUrl = `${siteUrl}${paths.auth.forgotPassword}`;
  const place = { timeZone: "Europe/Lisbon", locale: "en-IE" };
  switch (kind) {
    case "confirm-address":
      return { kind, username, pageUrl, url: `${siteUrl}${paths.auth.confirmEmail}?code=sample-code`, siteUrl };
    case "confirm-new-address": {
      const url = `${siteUrl}${paths.auth.confirmEmail}?change=sample-code`;
      return { kind, username, email: "studio@example.test", ...place, until: HELD_UNTIL, url, siteUrl };
    }
    case "address-change-asked":
      return { kind, username, email: "studio@example.test", accountUrl: `${siteUrl}${paths.account}`, resetUrl, siteUrl };
    case "address-changed":
      return { kind, username, email: "studio@example.test", isOld: true, loginUrl, siteUrl };
    case "username-changed":
      return { kind, username, old: "kiln-and-wheel", ...place, until: HELD_UNTIL, pageUrl, resetUrl, siteUrl };
    case "password-changed":
      return { kind, username, at: PLACED_AT, ...place, resetUrl, siteUrl };
    case "new-sign-in":
      return { kind, username, device: "Firefox on Linux", at: PLACED_AT, ...place, resetUrl, siteUrl };
    case "weekly-summary": {
      const now: WeekFigures = { ordered: { count: 12, amounts: [{ currency: "EUR", total: 48_260 }] }, clicks: 214, signUps: 3 };
      const before: WeekFigures = { ordered: { count: 9, amounts: [{ currency: "EUR", total: 31_400 }] }, clicks: 180, signUps: 0 };
      const urls = { dashboardUrl, settingsUrl: `${siteUrl}${paths.settings}`, siteUrl };
      return { kind, uid: "sample", username, locale: place.locale, first: "2026-05-04", last: "2026-05-10", now, before, ...urls };
    }
    case "account-exists":
      return { kind, loginUrl, resetUrl, siteUrl };
    case "reset-password":
      return { kind, url: `${siteUrl}${paths.auth.updatePassword}?code=sample-code`, siteUrl };
    case "deletion-scheduled":
      return { kind, username, ...place, until: HELD_UNTIL, keepUrl: `${siteUrl}${paths.account}`, siteUrl };
    case "deletion-undone":
      return { kind, username, isSuspended: false, dashboardUrl, resetUrl, siteUrl };
    case "account-deleted":
      return { kind, username, siteUrl };
    case "page-suspended": {
      const reason = "The bowls in your shop are pictures from another potter’s catalog, and two buyers got something else.";
      const suspension = { at: PLACED_AT, rule: "goods", reason, answerTo: "abuse@awning.example.test" } as const;
      return {
        kind,
        username,
        ...place,
        suspension,
        rulesUrl: `${siteUrl}${paths.terms}#${SUSPENSION_RULES_ANCHOR}`,
        dashboardUrl,
        siteUrl,
      };
    }
    case "page-restored":
      return { kind, username, dashboardUrl, siteUrl };
    case "host-message":
    case "host-message-copy": {
      const text = "The button for new products does nothing on my phone.\n\nI use Firefox on Android.";
      return { kind, message: { topic: "broken", email: "harbour@example.test", text }, siteUrl };
    }
    case "page-report": {
      const path = sitePaths.shop(username);
      const report = {
        reason: "counterfeit",
        text: "These pots are copies of ours.",
        email: "harbour@example.test",
        username,
        path,
      } as const;
      return { kind, report, pageUrl: `${siteUrl}${path}`, siteUrl };
    }
  }
}

/** What a mail about unread messages says, for looking at it. */
export function sampleChatContent(kind: "chat-message" | "chat-reply", siteUrl: string, shop: MailShop): MailContent {
  if (kind === "chat-reply") {
    const messages = [{ text: "Yes, two are left. Friday is fine.", files: 0 }];
    return { kind, shop, messages, about: null, isReply: true, others: [], url: `${siteUrl}${ownPaths.chat(shop.username)}?key=sample` };
  }
  const messages = [
    { text: "Do you still have the blue bowl?", files: 0 },
    { text: "I could come by on Friday.", files: 1 },
  ];
  const url = `${siteUrl}${chatPaths.inbox}`;
  return { kind, uid: "", name: "Rosa", email: "rosa@example.test", messages, about: null, others: [], url, inboxUrl: url };
}

const START = Math.ceil(PLACED_AT / 86_400_000) * 1440 + 8 * 1440 + 600;

/** A lesson at a pottery, booked from another zone. */
const SAMPLE_RESERVATION: Reservation = {
  id: "samplereservation",
  siteId: "samplekiln",
  serviceId: "lesson",
  scheduleId: "main",
  service: {
    title: "An hour at the wheel",
    slug: "an-hour-at-the-wheel",
    length: 60,
    bufferBefore: 0,
    bufferAfter: 15,
    price: 4500,
    currency: "EUR",
    payment: { way: "on_site", text: "Cash or card" },
    place: { kind: "address", text: "Quay 9, Porto, second door" },
    approval: "instant",
    guestCancelNotice: 1440,
    guestMoveNotice: 1440,
    maxMoves: 3,
    reminders: [1440],
  },
  ...timesAt(START, 60, "Europe/Lisbon"),
  zoneGuest: "America/New_York",
  locale: "en-US",
  guest: { name: "Ana Prado", email: "ana@example.test", phone: "+1 212 555 0147" },
  note: "I have never sat at a wheel before.\nCan I bring my daughter to watch?",
  notes: "",
  status: "confirmed",
  reason: "",
  moves: 0,
  createdBy: "guest",
  holdUntil: null,
  reminded: [],
  dueAt: null,
  holder: null,
  icsUid: "samplereservation@awning.example",
  icsSequence: 0,
  accessRev: 1,
  rev: 2,
  history: [
    { type: "held", at: PLACED_AT, by: "guest", reason: "", startsAt: null },
    { type: "confirmed", at: PLACED_AT, by: "guest", reason: "", startsAt: null },
  ],
  createdAt: PLACED_AT,
  updatedAt: PLACED_AT,
};

const REASON = "The kiln is being repaired that day.";
const moved: Reservation["history"][number] = {
  type: "moved",
  at: PLACED_AT,
  by: "owner",
  reason: REASON,
  startsAt: (START - 1440) * 60_000,
};
const CHANGED: Readonly<Record<ReservationMailKind, { part: string; changes: Partial<Reservation> }>> = {
  "reservation-requested": { part: "requested-0", changes: { status: "pending" } },
  "reservation-confirmed": { part: "confirmed-0", changes: {} },
  "reservation-declined": { part: "declined-0", changes: { status: "declined", reason: REASON } },
  "reservation-moved": {
    part: "moved-1",
    changes: { icsSequence: 1, reason: REASON, history: [...SAMPLE_RESERVATION.history, moved] },
  },
  "reservation-cancelled": { part: "cancelled-1", changes: { status: "cancelled_by_owner", icsSequence: 1, reason: REASON } },
  "reservation-reminder": { part: "reminder-0-1440", changes: {} },
  "new-reservation": { part: "confirmed-0", changes: {} },
  "reservation-changed": {
    part: "moved-1",
    changes: { icsSequence: 1, reason: "My train arrives later.", history: [...SAMPLE_RESERVATION.history, { ...moved, by: "guest" }] },
  },
};

/** Contents of a mail about a booking, for looking at it. */
export function sampleReservationContent(kind: ReservationMailKind, shop: MailShop, siteUrl: string): MailContent {
  const { part, changes } = CHANGED[kind];
  const reservation = { ...SAMPLE_RESERVATION, ...changes };
  return { kind, shop, reservation, url: `${siteUrl}/kiln/booking/${reservation.id}?key=sample`, locale: "en", part };
}

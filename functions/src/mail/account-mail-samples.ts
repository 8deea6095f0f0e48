import { SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import type { MailKind } from "@awning/domain/mail/mail";
import type { WeekFigures } from "@awning/domain/notification/summary";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import type { MailContent } from "./mail-content.ts";

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
      const reason = "The bowls in your shop are pictures from another potter's catalog, and two buyers got something else.";
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

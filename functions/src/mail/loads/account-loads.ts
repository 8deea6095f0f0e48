import { type Account, RETURNED_MARK } from "@awning/domain/account/account";
import { SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import { USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { englishIn } from "@awning/domain/values/region";
import { getAccount } from "#data/account/accounts.ts";
import { makeAuthCode } from "#data/account/auth-codes.ts";
import { addressReturnCode, emailChangeCode } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import type { accountMails } from "../mails/account-mails.ts";
import type { Loaded, Loads, ToLoad } from "./loads.ts";

export const accountLoads: Loads<keyof typeof accountMails | "page-suspended" | "page-restored"> = {
  "confirm-address": async (mail, now) => {
    const { siteUrl } = config();
    const url = await codeUrl("confirm-address", paths.auth.confirmEmail, mail, now);
    if (url === null || mail.subject.uid === null) return null;
    const username = (await getAccount(mail.subject.uid))?.username ?? null;
    return { content: { username, pageUrl: username && siteUrl + sitePaths.home(username), url, siteUrl } };
  },
  "reset-password": async (mail, now) => {
    const url = await codeUrl("reset-password", paths.auth.updatePassword, mail, now);
    return url === null ? null : { content: { url, siteUrl: config().siteUrl } };
  },
  "account-exists": async () => {
    const { siteUrl } = config();
    return { content: { loginUrl: siteUrl + paths.auth.login, resetUrl: resetUrl(), siteUrl } };
  },
  "confirm-new-address": ofAccount(({ uid, account, mail, username, siteUrl, timeZone, locale }) => {
    const change = changeOf(account, mail);
    if (!change) return null;
    const { email, at, until } = change;
    const query = new URLSearchParams({ change: emailChangeCode({ uid, at }, email) });
    return { content: { username, email, until, timeZone, locale, url: `${siteUrl}${paths.auth.confirmEmail}?${query}`, siteUrl } };
  }),
  "address-change-asked": ofAccount(({ account, mail, username, siteUrl }) => {
    const change = changeOf(account, mail);
    const urls = { accountUrl: siteUrl + paths.account, resetUrl: resetUrl(), siteUrl };
    return change && answered({ username, email: change.email, ...urls });
  }),
  "address-changed": ofAccount(({ uid, mail, username, siteUrl }) => {
    const { part } = mail.subject;
    const isReturned = part.startsWith(RETURNED_MARK);
    const email = isReturned ? part.slice(RETURNED_MARK.length) : part;
    const isOld = mail.to !== email;
    // The mailbox that an address was taken back from gets no link to take it again.
    const back = isOld && !isReturned ? new URLSearchParams({ back: addressReturnCode({ uid, at: mail.createdAt }, mail.to) }) : null;
    const returnUrl = back && `${siteUrl}${paths.auth.confirmEmail}?${back}`;
    return answered({ username, email, isOld, returnUrl, loginUrl: siteUrl + paths.auth.login, siteUrl });
  }),
  "username-changed": ofAccount(({ mail, siteUrl, timeZone, locale }) => {
    const [old, next] = mail.subject.part.split("/");
    if (!old || !next) return null;
    const until = mail.createdAt + USERNAME_REDIRECT_DAYS * 86_400_000;
    const urls = { pageUrl: siteUrl + sitePaths.home(next), resetUrl: resetUrl(), siteUrl };
    return answered({ username: next, old, until, timeZone, locale, ...urls });
  }),
  "password-changed": ofAccount(({ mail, username, siteUrl, timeZone, locale }) =>
    answered({ username, at: Number(mail.subject.part), timeZone, locale, resetUrl: resetUrl(), siteUrl }),
  ),
  "new-sign-in": ofAccount(({ mail, username, siteUrl, timeZone, locale }) =>
    answered({ username, device: mail.subject.part, at: mail.createdAt, timeZone, locale, resetUrl: resetUrl(), siteUrl }),
  ),
  "sign-in-changed": ofAccount(({ mail, username, siteUrl, timeZone, locale }) => {
    const [what, device = "", left = ""] = mail.subject.part.split("/");
    const change = what === "added" || what === "removed" || what === "codes" || what === "code" ? what : "password";
    const urls = { accountUrl: siteUrl + paths.account, resetUrl: resetUrl(), siteUrl };
    return answered({ username, change, device, left: Number(left), at: mail.createdAt, timeZone, locale, ...urls });
  }),
  "deletion-scheduled": ofAccount(({ account: { deletion }, username, siteUrl, timeZone, locale }) => {
    if (!deletion) return null;
    return { content: { username, until: deletion.until, timeZone, locale, keepUrl: siteUrl + paths.account, siteUrl } };
  }),
  "deletion-undone": ofAccount(({ account: { deletion, suspension }, username, siteUrl }) => {
    if (deletion) return null;
    const urls = { dashboardUrl: siteUrl + paths.dashboard, resetUrl: resetUrl(), siteUrl };
    return { content: { username, isSuspended: suspension !== null, ...urls } };
  }),
  // The account is deleted, so the mail carries the name.
  "account-deleted": async ({ subject }) => ({ content: { username: subject.part, siteUrl: config().siteUrl } }),
  "page-suspended": ofAccount(({ account: { suspension }, username, siteUrl, timeZone, locale }) => {
    const urls = { rulesUrl: `${siteUrl}${paths.terms}#${SUSPENSION_RULES_ANCHOR}`, dashboardUrl: siteUrl + paths.dashboard, siteUrl };
    return suspension && { content: { username, suspension, timeZone, locale, ...urls }, replyTo: suspension.answerTo };
  }),
  "page-restored": ofAccount(({ account: { suspension }, username, siteUrl }) =>
    suspension ? null : answered({ username, dashboardUrl: siteUrl + paths.dashboard, siteUrl }),
  ),
};

/** An account with what mails say about its owner. Mails are in English; `locale` is an English variant. */
type Owner = { uid: string; account: Account; mail: ToLoad; siteUrl: string } & Pick<Account, "username" | "timeZone" | "locale">;

function ofAccount<Content>(load: (owner: Owner) => Loaded<Content> | null): (mail: ToLoad) => Promise<Loaded<Content> | null> {
  return async (mail) => {
    const { uid } = mail.subject;
    const account = uid === null ? null : await getAccount(uid);
    if (uid === null || !account) return null;
    const { username, timeZone, locale } = account;
    return load({ uid, account, mail, siteUrl: config().siteUrl, username, timeZone, locale: englishIn(locale) });
  };
}

/** Replies go to the operator, who can help people that did not cause the mail. */
function answered<Content>(content: Content): Loaded<Content> {
  return { content, replyTo: config().abuseMail };
}

/** The email change a mail is about; `null` once it was replaced or canceled. */
function changeOf({ emailChange }: Account, { subject }: ToLoad): Account["emailChange"] {
  return emailChange && String(emailChange.at) === subject.part ? emailChange : null;
}

function resetUrl(): string {
  return config().siteUrl + paths.auth.forgotPassword;
}

async function codeUrl(kind: "confirm-address" | "reset-password", path: string, mail: ToLoad, now: number): Promise<string | null> {
  if (mail.subject.uid === null) return null;
  const code = await makeAuthCode(kind, mail.subject.uid, mail.to, now);
  return code === null ? null : `${config().siteUrl}${path}?code=${encodeURIComponent(code)}`;
}

import type { Account } from "@awning/domain/account/account";
import { SUSPENSION_RULES_ANCHOR } from "@awning/domain/account/suspension";
import { USERNAME_REDIRECT_DAYS } from "@awning/domain/account/username";
import type { Mail } from "@awning/domain/mail/mail";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { englishIn } from "@awning/domain/values/region";
import { getAccount } from "#data/account/accounts.ts";
import { emailChangeCode } from "#platform/access-keys.ts";
import { config } from "#platform/config.ts";
import type { LoadedMail, MailContent } from "./mail-content.ts";

type PageKind = "deletion-undone" | "page-suspended" | "page-restored";
type ToldKind = "username-changed" | "password-changed" | "new-sign-in";
type AddressKind = "confirm-new-address" | "address-change-asked" | "address-changed";

/** What an owner reads of their own account. @returns `null` when it is gone, or it has come otherwise meanwhile */
export async function loadAccountMail(mail: Mail, kind: PageKind | AddressKind | ToldKind): Promise<LoadedMail | null> {
  const { uid } = mail.subject;
  const account = uid === null ? null : await getAccount(uid);
  if (uid === null || !account) return null;
  const content = contentOf(kind, mail, { uid, account });
  if (!content) return null;
  // Whoever did not want this writes to who can help.
  const answered = kind === "page-suspended" ? account.suspension?.answerTo : config().abuseMail;
  return { content, senderName: null, replyTo: NO_ANSWER.has(kind) ? null : (answered ?? null) };
}

const NO_ANSWER: ReadonlySet<string> = new Set(["deletion-undone", "confirm-new-address"]);

function contentOf(kind: PageKind | AddressKind | ToldKind, mail: Mail, owner: { uid: string; account: Account }): MailContent | null {
  switch (kind) {
    case "username-changed":
    case "password-changed":
    case "new-sign-in":
      return toldContent(kind, mail, owner.account);
    case "confirm-new-address":
    case "address-change-asked":
    case "address-changed":
      return addressContent(kind, mail, owner);
    default:
      return pageContent(kind, owner.account);
  }
}

/** What has happened to an account, whatever became of it since. */
function toldContent(kind: ToldKind, mail: Mail, { username, timeZone, locale }: Account): MailContent | null {
  const { siteUrl } = config();
  const shared = { timeZone, locale: englishIn(locale), resetUrl: siteUrl + paths.auth.forgotPassword, siteUrl };
  switch (kind) {
    case "username-changed": {
      const [old, next] = mail.subject.part.split("/");
      if (!old || !next) return null;
      const until = mail.createdAt + USERNAME_REDIRECT_DAYS * 86_400_000;
      return { kind, ...shared, username: next, old, until, pageUrl: siteUrl + sitePaths.home(next) };
    }
    case "password-changed":
      return { kind, ...shared, username, at: Number(mail.subject.part) };
    case "new-sign-in":
      return { kind, ...shared, username, device: mail.subject.part, at: mail.createdAt };
  }
}

function pageContent(kind: PageKind, { username, timeZone, locale, suspension, deletion }: Account): MailContent | null {
  const { siteUrl } = config();
  const shared = { username, dashboardUrl: siteUrl + paths.dashboard, siteUrl };
  switch (kind) {
    case "deletion-undone":
      return deletion ? null : { kind, ...shared, isSuspended: suspension !== null, resetUrl: siteUrl + paths.auth.forgotPassword };
    case "page-restored":
      return suspension ? null : { kind, ...shared };
    case "page-suspended": {
      const rulesUrl = `${siteUrl}${paths.terms}#${SUSPENSION_RULES_ANCHOR}`;
      return suspension && { kind, ...shared, suspension, timeZone, locale: englishIn(locale), rulesUrl };
    }
  }
}

function addressContent(kind: AddressKind, mail: Mail, { uid, account }: { uid: string; account: Account }): MailContent | null {
  const { siteUrl } = config();
  const { username, timeZone, locale, emailChange } = account;
  const shared = { username, siteUrl };
  if (kind === "address-changed") {
    const email = mail.subject.part;
    return { kind, ...shared, email, isOld: mail.to !== email, loginUrl: siteUrl + paths.auth.login };
  }
  // Another change, or none any more: the link of this one opens nothing.
  if (!emailChange || String(emailChange.at) !== mail.subject.part) return null;
  const { email, at, until } = emailChange;
  if (kind === "address-change-asked")
    return { kind, ...shared, email, accountUrl: siteUrl + paths.account, resetUrl: siteUrl + paths.auth.forgotPassword };
  const query = new URLSearchParams({ change: emailChangeCode({ uid, at }, email) });
  return { kind, ...shared, email, until, timeZone, locale: englishIn(locale), url: `${siteUrl}${paths.auth.confirmEmail}?${query}` };
}

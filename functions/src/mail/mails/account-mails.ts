import { ADDRESS_RETURN_HOURS } from "@awning/domain/account/account";
import { DELETION_DAYS, RELEASED_DAYS } from "@awning/domain/account/deletion";
import { formatCount } from "@awning/domain/values/counts";
import { shownUrl } from "../mail-content.ts";
import { bold, link, type Mails, sentence } from "../mail-form.ts";
import { mailDate, mailTime } from "../mail-time.ts";

const RESET = "Reset your password";
const LAST_CODE = "That was your last code. Create new ones.";
const NOT_YOU = bold("Not you?");
const ignoreThis = "Didn’t request this? Ignore this email. Nothing will change.";
const insteadOfTheButton = (url: string) => sentence`If the button doesn’t work, copy this link into your browser:\n${link(url, url)}`;

/** Mails about an account: its address, name, sign-in and deletion. */
export const accountMails: Mails<
  | "confirm-address"
  | "account-exists"
  | "reset-password"
  | "confirm-new-address"
  | "address-change-asked"
  | "address-changed"
  | "username-changed"
  | "password-changed"
  | "new-sign-in"
  | "sign-in-changed"
  | "deletion-scheduled"
  | "deletion-undone"
  | "account-deleted"
> = {
  "confirm-address": ({ pageUrl, url }) => {
    const page = pageUrl === null ? null : shownUrl(pageUrl);
    return {
      subject: "Confirm your email",
      preview: page === null ? "One tap and your account is ready." : `One tap and you can publish ${page}.`,
      heading: "Confirm your email",
      body: [
        page === null ? "Confirm this email address to publish your page." : sentence`Confirm this email address to publish ${bold(page)}.`,
        { action: "Confirm email", url },
        { aside: "The button works on any device." },
        { aside: insteadOfTheButton(url) },
        { aside: "Didn’t sign up? Ignore this email. Nothing is published without your confirmation." },
      ],
      footer: ["You’re getting this because someone signed up with this address."],
    };
  },
  // The sign-up page must not say so.
  "account-exists": ({ loginUrl, resetUrl, siteUrl }) => ({
    subject: "You already have an Awning account",
    preview: "You can log in with your existing account.",
    heading: "You already have an account.",
    body: [
      "Someone, most likely you, tried to sign up with this email address or switch an account to it. It already has an Awning account, so nothing has changed.",
      { action: "Log in", url: loginUrl },
      { aside: sentence`Forgot your password? ${link("Reset it", resetUrl)}.` },
      { aside: "Wasn’t you? You can ignore this email. Your account wasn’t accessed." },
    ],
    footer: [`You’re getting this because someone tried to sign up at ${shownUrl(siteUrl)} with this address.`],
  }),
  "reset-password": ({ url, siteUrl }) => ({
    subject: RESET,
    preview: "The button works for one hour.",
    heading: RESET,
    body: [
      "Someone, most likely you, asked to reset the password for this email address.",
      { action: RESET, url },
      { aside: "The button works once, for one hour. Your old password works until you change it." },
      { aside: insteadOfTheButton(url) },
      { aside: ignoreThis },
    ],
    footer: [`You’re getting this because a password reset was requested at ${shownUrl(siteUrl)}.`],
  }),
  "confirm-new-address": ({ username, until, locale, timeZone, url, siteUrl }) => {
    const page = `${shownUrl(siteUrl)}/${username}`;
    return {
      subject: "Confirm your new email",
      preview: "One tap to finish changing your email address.",
      heading: "Confirm your email",
      body: [
        sentence`The account for ${bold(page)} will use this email address. Once you confirm, log in with it. You’ll be logged out on all devices.`,
        { action: "Confirm new email", url },
        { aside: `The button works until ${mailTime(until, locale, timeZone)}, on any device.` },
        { aside: insteadOfTheButton(url) },
        { aside: ignoreThis },
      ],
      footer: [`You’re getting this because the owner of ${page} wants to use this address.`],
    };
  },
  // To the current address, before the account changes it.
  "address-change-asked": ({ username, email, accountUrl, resetUrl, siteUrl }) => ({
    subject: "Your email address is about to change",
    preview: "Wasn’t you? Reset your password now to stop this change.",
    heading: "Email change requested.",
    body: [
      sentence`Someone logged in to your account, most likely you, asked to change its email address to ${bold(email)}. Once that address is confirmed, you can no longer log in with this one.`,
      sentence`${NOT_YOU} Reset your password now. This cancels the change and logs out all other devices.`,
      { action: RESET, url: resetUrl },
      {
        aside: sentence`If this was you, you don’t need to do anything. You can also cancel the change on ${link("your account page", accountUrl)}.`,
      },
    ],
    footer: [`You’re getting this because this is the email address of ${username} at ${shownUrl(siteUrl)}.`],
  }),
  // To both addresses.
  "address-changed": ({ username, email, isOld, returnUrl, loginUrl, siteUrl }) => ({
    subject: isOld ? "Your Awning email address was changed" : "Your new Awning email address",
    preview: `Log in with ${email} from now on.`,
    heading: isOld ? "Your email address was changed." : "Your new email address is set.",
    body: [
      sentence`The account for ${shownUrl(siteUrl)}/${username} now uses ${bold(email)}. You’ve been logged out on all devices. Log in with your new address and your password. If you used Google before, select “Forgot your password?” on the login page to set one.`,
      "Order emails, account emails and replies from buyers now go there.",
      ...(returnUrl === null
        ? [{ action: "Log in", url: loginUrl }, { aside: "Wasn’t you? Reply to this email." }]
        : [
            sentence`${NOT_YOU} Restore this address within ${String(ADDRESS_RETURN_HOURS)} hours. This logs out all devices and lets you set a new password.`,
            { action: "Restore this address", url: returnUrl },
            { aside: "Too late, or it doesn’t work? Reply to this email and we’ll help." },
          ]),
    ],
    footer: [`You’re getting this because the email address of ${username} at ${shownUrl(siteUrl)} was changed.`],
  }),
  "username-changed": ({ username, old, until, locale, timeZone, pageUrl, resetUrl, siteUrl }) => {
    const site = shownUrl(siteUrl);
    const day = mailDate(until, locale, timeZone);
    return {
      subject: `Your page is now ${site}/${username}`,
      preview: `The old address redirects there until ${day}.`,
      heading: "Your page has a new name.",
      body: [
        sentence`Find it at ${bold(`${site}/${username}`)} from now on. Anyone who opens ${site}/${old} is redirected there until ${day}. After that, others can use the old name. If you printed it somewhere, update it by then.`,
        { action: "Open your page", url: pageUrl },
        { aside: sentence`Not you? ${link(RESET, resetUrl)} right away: someone else is logged in to your account.` },
      ],
      footer: [`You’re getting this because the name of ${site}/${old} was changed.`],
    };
  },
  "password-changed": ({ username, at, locale, timeZone, resetUrl, siteUrl }) => ({
    subject: "Your password was changed",
    preview: "Wasn’t you? Reset your password now.",
    heading: "Your password was changed.",
    body: [
      `It was changed on ${mailTime(at, locale, timeZone)}. Your other devices were logged out. If this was you, you don’t need to do anything.`,
      sentence`${NOT_YOU} Reset your password now. This logs out all other devices.`,
      { action: "Reset password", url: resetUrl },
      { aside: "Can’t log in anymore? Reply to this email and we’ll help." },
    ],
    footer: [`You’re getting this because the password of ${username} at ${shownUrl(siteUrl)} was changed.`],
  }),
  "new-sign-in": ({ username, device, at, locale, timeZone, resetUrl, siteUrl }) => ({
    subject: `New login: ${device}`,
    preview: "If this was you, you don’t need to do anything.",
    heading: "New login to your account.",
    body: [
      sentence`Someone logged in with ${bold(device)} on ${mailTime(at, locale, timeZone)}. This device is new to your account. If this was you, you don’t need to do anything.`,
      sentence`${NOT_YOU} Reset your password now. This logs out all other devices.`,
      { action: RESET, url: resetUrl },
      { aside: "Private windows and browsers with cleared data count as new devices." },
    ],
    footer: [`You’re getting this because there was a login to ${username} at ${shownUrl(siteUrl)} from a new device.`],
  }),
  "sign-in-changed": ({ username, change, device, left, at, locale, timeZone, accountUrl, resetUrl, siteUrl }) => {
    const when = mailTime(at, locale, timeZone);
    const subject = {
      added: "Passkey added",
      removed: "Passkey removed",
      password: "Your password was removed",
      codes: "New recovery codes",
      code: "A recovery code was used",
    }[change];
    const what = {
      added: sentence`A passkey for ${bold(device)} was added on ${when}. You can use it to log in without a password.`,
      removed: sentence`The passkey for ${bold(device)} was removed on ${when}. You can’t log in with it anymore.`,
      password: sentence`It was removed on ${when}. Log in with your passkey from now on.`,
      codes: sentence`They were created on ${when}. Each logs you in once, without your password or passkey. Older codes don’t work anymore.`,
      code: sentence`It was used to log in with ${bold(device)} on ${when}. ${left === 0 ? LAST_CODE : `You have ${formatCount(left, "code")} left.`}`,
    };
    return {
      subject,
      preview: "If this was you, you don’t need to do anything.",
      heading: `${subject}.`,
      body: [
        what[change],
        sentence`${NOT_YOU} Reset your password now. This removes all passkeys and recovery codes and logs out all devices.`,
        { action: RESET, url: resetUrl },
        { aside: sentence`You can see and change how you log in on ${link("your account page", accountUrl)}.` },
      ],
      footer: [`You’re getting this because the login of ${username} at ${shownUrl(siteUrl)} was changed.`],
    };
  },
  "deletion-scheduled": ({ username, until, locale, timeZone, keepUrl, siteUrl }) => ({
    subject: `Your Awning account will be deleted on ${mailDate(until, locale, timeZone)}`,
    preview: "You can keep it until then.",
    heading: "Your account will be deleted.",
    body: [
      `Your page ${shownUrl(siteUrl)}/${username} is unpublished and doesn’t take orders. On ${mailTime(until, locale, timeZone)} your account is deleted, along with your links, pages, products, pictures and contacts. Buyers can still open their orders and invoices for another ${RELEASED_DAYS} days.`,
      "Changed your mind? You can restore everything on your account page until then.",
      { action: "Keep my account", url: keepUrl },
      { aside: "Wasn’t you? Keep the account, then reset your password right away." },
    ],
    footer: [`You’re getting this because the deletion of ${username} at ${shownUrl(siteUrl)} was requested.`],
  }),
  "deletion-undone": ({ username, isSuspended, dashboardUrl, resetUrl, siteUrl }) => ({
    subject: "Your Awning account won’t be deleted",
    preview: "The deletion was canceled. Nothing is lost.",
    heading: "Your account is restored.",
    body: [
      isSuspended
        ? "The deletion of your account was canceled and nothing is lost. Your page stays suspended for the reason we emailed you."
        : `The deletion of your account was canceled. Your page ${shownUrl(siteUrl)}/${username} is back as it was, and nothing is lost.`,
      { action: "Open the dashboard", url: dashboardUrl },
      { aside: sentence`Not you? ${link(RESET, resetUrl)} right away. Then you can request the deletion again.` },
    ],
    footer: [`You’re getting this because the deletion of ${username} at ${shownUrl(siteUrl)} was canceled.`],
  }),
  "account-deleted": ({ username, siteUrl }) => ({
    subject: "Your Awning account is deleted",
    preview: "What was deleted, and what buyers can still access.",
    heading: "Your account is deleted.",
    body: [
      "Your account, links, pages, products, contacts and settings are deleted. Unused pictures are deleted within two days.",
      `Buyers can still open their orders, invoices and downloads for ${RELEASED_DAYS} days. After that, these are deleted too. The name ${username} stays reserved until then.`,
      { aside: sentence`Thanks for using Awning. You can come back anytime at ${link(shownUrl(siteUrl), `${siteUrl}/`)}.` },
    ],
    footer: [`Sent because the account of ${username} at ${shownUrl(siteUrl)} was deleted ${DELETION_DAYS} days after you requested it.`],
  }),
};

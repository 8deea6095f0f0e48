import { REPORT_WORDS } from "@awning/domain/account/report";
import { SIGN_IN_LOST, SUSPENSION_RULE_WORDS } from "@awning/domain/account/suspension";
import type { HostTopic } from "@awning/domain/contact/host-message";
import { formatMoney } from "@awning/domain/money/money";
import type { Ordered } from "@awning/domain/order/ordered";
import { paths } from "@awning/domain/routes/paths";
import { formatCount } from "@awning/domain/values/counts";
import { type MailContent, shownUrl } from "../mail-content.ts";
import { bold, link, type MailForm, type Mails, sentence } from "../mail-form.ts";
import { mailDay, mailTime } from "../mail-time.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { adviceBlocks } from "./advice-words.ts";

const OPEN_DASHBOARD = "Open the dashboard";
const COPY_SUBJECT = "We have your message.";
const repliesGoTo = (email: string) => `Replies go to ${email}.`;

const TOPIC_WORDS: Readonly<Record<HostTopic, string>> = {
  help: "Help with a page",
  report: "A harmful page",
  broken: "Something is broken",
  security: "Security",
  other: "Something else",
};

/** Mails between the operator, owners and people who write to them. */
export const siteMails: Mails<
  "page-suspended" | "page-restored" | "page-report" | "host-message" | "host-message-copy" | "weekly-summary"
> = {
  "page-suspended": (content) =>
    content.suspension.rule === SIGN_IN_LOST ? signInLost(content) : ruleBroken(content, content.suspension.rule),
  "page-restored": ({ username, dashboardUrl, siteUrl }) => ({
    subject: `Your page ${username} was restored`,
    preview: "Everything is as you left it.",
    heading: "Your page is restored.",
    body: [
      `We’ve reviewed ${shownUrl(siteUrl)}/${username} and lifted the suspension. Everything is as you left it, and you can make changes again. If it was published before, it’s live again.`,
      { action: OPEN_DASHBOARD, url: dashboardUrl },
    ],
    footer: [`You’re getting this because your page at ${shownUrl(siteUrl)} is no longer suspended.`],
  }),
  "page-report": ({ report, pageUrl, siteUrl }) => ({
    subject: `Reported: ${report.username}`,
    preview: REPORT_WORDS[report.reason],
    heading: `Reported page: ${report.username}.`,
    body: [
      `${REPORT_WORDS[report.reason]}.`,
      report.path ? `Sent from ${shownUrl(pageUrl)}.` : null,
      report.text ? preventAutolink(report.text) : null,
      report.email ? repliesGoTo(report.email) : "The sender didn’t leave an email address.",
      { action: "View the page", url: pageUrl },
    ],
    footer: [`You’re getting this because this is the address for reports at ${shownUrl(siteUrl)}.`],
  }),
  "host-message": ({ message: { topic, email, text }, siteUrl }) => ({
    // Subjects contain no text of the sender.
    subject: `Contact form: ${TOPIC_WORDS[topic]}`,
    preview: `From ${email}`,
    heading: TOPIC_WORDS[topic],
    body: [...paragraphsOf(text), repliesGoTo(preventAutolink(email)), { action: "Open the contact page", url: siteUrl + paths.contact }],
    footer: [`Sent from the contact form at ${shownUrl(siteUrl)}.`],
  }),
  // The address is unconfirmed, so the mail contains no links.
  "host-message-copy": ({ message: { text }, siteUrl }) => ({
    subject: "Copy of your message",
    preview: COPY_SUBJECT,
    heading: COPY_SUBJECT,
    body: [
      "This is your copy. You’ll get the reply at this address.",
      ...paragraphsOf(text),
      { action: "Write again", url: siteUrl + paths.contact },
    ],
    footer: [
      `Sent because this address was entered in the contact form at ${shownUrl(siteUrl)}. If that wasn’t you, you can ignore this email.`,
    ],
  }),
  "weekly-summary": ({ username, locale, first, last, now, before, advice, dashboardUrl, settingsUrl, siteUrl }) => {
    const days = `${mailDay(first, locale)} to ${mailDay(last, locale)}`;
    return {
      subject: `Your week${weekWords(now, locale)}`,
      preview: `${days}, compared with the week before.`,
      heading: "Your week.",
      body: [
        `${days}. The week before is in parentheses.`,
        {
          facts: [
            ["Orders", `${now.ordered.count} (${before.ordered.count})`],
            ["Sales", `${amountsOf(now.ordered, locale)} (${amountsOf(before.ordered, locale)})`],
            ["Clicks", `${now.clicks} (${before.clicks})`],
            ["New subscribers", `${now.signUps} (${before.signUps})`],
          ],
        },
        ...adviceBlocks(advice, locale, siteUrl),
        { action: "Open Awning", url: dashboardUrl },
        { aside: "Excludes canceled, expired and test orders." },
      ],
      footer: [
        sentence`You’re getting this because you own ${shownUrl(siteUrl)}/${username}. ${link("Manage notifications", settingsUrl)}`,
      ],
    };
  },
};

/** The page was suspended: rule and reason, what still works, and how to answer. */
function ruleBroken(content: MailContent<"page-suspended">, rule: keyof typeof SUSPENSION_RULE_WORDS): MailForm {
  const { suspension, username, locale, timeZone, rulesUrl, dashboardUrl, siteUrl } = content;
  const when = mailTime(suspension.at, locale, timeZone);
  return {
    subject: `Your page ${username} was suspended`,
    preview: "Why, what still works, and how to respond.",
    heading: "Your page is suspended.",
    body: [
      sentence`${shownUrl(siteUrl)}/${username} was suspended on ${when}. Visitors see that it’s unavailable. It breaks this rule of our ${link("terms", rulesUrl)}: ${bold(`${SUSPENSION_RULE_WORDS[rule]}.`)}`,
      { quote: suspension.reason, from: "Reason" },
      sentence`${bold("Do you disagree?")} Reply to this email, or email ${suspension.answerTo}. Tell us what we got wrong or what you’ve changed, and we’ll review it again.`,
      "Until then, you can’t take orders or make changes. You can still view everything, export your orders and products, and delete your account. Buyers keep access to their orders and files.",
      { action: OPEN_DASHBOARD, url: dashboardUrl },
      {
        aside: "You’re still responsible for orders that were paid but not sent. Buyers can reach you by replying to their emails.",
      },
    ],
    footer: [`You’re getting this because your page at ${shownUrl(siteUrl)} was suspended.`],
  };
}

/** The sign-in was deleted or moved: tells the account's address how to recover it. */
function signInLost({ suspension, username, locale, timeZone, siteUrl }: MailContent<"page-suspended">): MailForm {
  const when = mailTime(suspension.at, locale, timeZone);
  return {
    subject: `Your page ${username} was suspended`,
    preview: "Your login was changed outside of Awning. Here’s how to get your page back.",
    heading: "We suspended your page to keep it safe.",
    body: [
      `${suspension.reason} We noticed this on ${when}. Someone else may have access to your account, so login is disabled, and visitors to ${shownUrl(siteUrl)}/${username} see that it’s unavailable.`,
      sentence`${bold("To get it back,")} reply to this email from this address, or email ${suspension.answerTo}. We’ll verify that it’s you, restore the page, and email you a link to set a new password.`,
      "Your page, products and orders haven’t changed. Buyers keep access to their orders and files.",
      { action: "Open Awning", url: siteUrl },
    ],
    footer: [`You’re getting this because your page at ${shownUrl(siteUrl)} was suspended.`],
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map(preventAutolink);
}

function weekWords({ ordered, clicks, signUps }: MailContent<"weekly-summary">["now"], locale: string): string {
  if (ordered.count > 0) return `: ${formatCount(ordered.count, "order")}, ${amountsOf(ordered, locale)}`;
  if (clicks > 0) return `: ${formatCount(clicks, "click")} on your links`;
  return signUps > 0 ? `: ${formatCount(signUps, "person", "people")} joined your list` : " at a glance";
}

function amountsOf({ amounts }: Ordered, locale: string): string {
  return amounts.length === 0 ? "0" : amounts.map(({ currency, total }) => formatMoney(total, currency, locale)).join(", ");
}

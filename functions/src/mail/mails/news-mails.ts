import { formatCount } from "@awning/domain/values/counts";
import type { NewsContent } from "../mail-content.ts";
import { type Block, link, type MailForm, type Mails, sentence } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { contactMails } from "./contact-mails.ts";
import { toHost } from "./host-mails.ts";
import { sellerMails } from "./seller-mails.ts";

/** Several new orders, bookings and messages of a shop in one mail to its owner, each named as in a mail of its own. */
export const newsMails: Mails<"owner-news"> = {
  "owner-news": ({ news, dashboardUrl }) => {
    const counts = ([kind, one]: readonly [NewsContent["kind"], string]) => {
      const count = news.filter((content) => content.kind === kind).length;
      return count === 0 ? [] : [formatCount(count, one)];
    };
    const words = WORDS.flatMap(counts);
    return {
      subject: `New: ${new Intl.ListFormat("en").format(words)}`,
      preview: news.map((content) => formOf(content).subject).join(" · "),
      heading: "New in your shop.",
      body: [...news.flatMap(oneOf), { action: "Open the dashboard", url: dashboardUrl }],
      footer: ["We combined what arrived within a few minutes into one email. Replies to it don’t reach your customers."],
    };
  },
};

const WORDS = [
  ["new-order", "order"],
  ["new-reservation", "booking"],
  ["contact-message", "message"],
] as const;

function formOf(content: NewsContent): MailForm {
  if (content.kind === "new-order") return sellerMails["new-order"](content);
  return content.kind === "new-reservation" ? toHost(content) : contactMails["contact-message"](content);
}

/** A message is told whole, with the address to answer; orders and bookings by what to do. */
function oneOf(content: NewsContent): Block[] {
  const { subject, preview, notice } = formOf(content);
  if (content.kind === "contact-message")
    return [subject, { quote: content.message, from: `${preventAutolink(content.name)}, ${preventAutolink(content.email)}` }];
  return [sentence`${link(subject, content.url)}`, { aside: [notice, preview].filter(Boolean).join(" ") }];
}

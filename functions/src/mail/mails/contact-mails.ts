import { CONFIRM_DAYS } from "@awning/domain/contact/contact";
import { OWN_DATA_DAYS } from "@awning/domain/contact/own-data";
import { withinUnits } from "@awning/domain/values/characters";
import { formatCount } from "@awning/domain/values/counts";
import { type ListContent, shownUrl } from "../mail-content.ts";
import { link, type Mails, sentence, type Words } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { legalLinks } from "./legal-links.ts";

/** Mails between a site and its visitors: messages and mailing-list sign-ups. */
export const contactMails: Mails<"contact-message" | "confirm-sign-up" | "signed-up" | "own-data"> = {
  // From a form or an order page. Replies go to the writer.
  "contact-message": ({ name, email, message, pageUrl, about }) => {
    const who = preventAutolink(name);
    return {
      subject: about ? `Message from ${who} about order ${about}` : `Message from ${who}`,
      preview: preventAutolink(withinUnits(message, 120)),
      heading: about ? `A message about order ${about}` : "You have a new message.",
      body: [
        { quote: message, from: `${who} writes` },
        { action: about ? `Open order ${about}` : "Open the page", url: pageUrl },
        { aside: `Reply to this email to answer ${preventAutolink(email)}.` },
      ],
      footer: [
        about
          ? `You’re getting this because the buyer sent a message from the page of order ${about}.`
          : `You’re getting this because someone filled in the form at ${shownUrl(pageUrl)}. We haven’t verified the sender.`,
      ],
    };
  },
  "confirm-sign-up": (content) => {
    const name = preventAutolink(content.shop.name);
    return {
      shop: content.shop,
      subject: `Confirm your subscription to ${name}`,
      preview: `Confirm to get emails from ${name}.`,
      heading: "Confirm your subscription.",
      body: [
        `This address was signed up for emails from ${name}. Was this you?`,
        { action: "Confirm subscription", url: content.url },
        { quote: content.consent, from: "What you agree to" },
        {
          aside: `The link works for ${formatCount(CONFIRM_DAYS, "day")}. If this wasn’t you, ignore this email and you won’t hear from them.`,
        },
      ],
      footer: wayOff(content),
    };
  },
  "signed-up": (content) => {
    const name = preventAutolink(content.shop.name);
    return {
      shop: content.shop,
      subject: `You’re subscribed to ${name}`,
      preview: `${name} will email you when there’s news.`,
      heading: "You’re subscribed.",
      body: [
        `${name} will email you when there’s news. Keep this email to unsubscribe later.`,
        { action: "Visit the page", url: content.shop.url },
        { quote: content.consent, from: "What you agreed to" },
        { aside: sentence`Changed your mind? ${link("Unsubscribe", content.leaveUrl)} with one click, anytime.` },
      ],
      footer: wayOff(content),
    };
  },
  "own-data": ({ shop, url }) => {
    const name = preventAutolink(shop.name);
    return {
      shop,
      subject: `What ${name} knows about you`,
      preview: `Your link to your data at ${name}.`,
      heading: "Your data.",
      body: [
        `You requested a link to your data at ${name}. Use it to view or download your data, or to request that it’s erased.`,
        { action: "See my data", url },
        { aside: `The link works for ${formatCount(OWN_DATA_DAYS, "day")}. If you didn’t request it, ignore this email.` },
      ],
      footer: [
        sentence`You’re getting this because someone entered this address at ${link(shownUrl(shop.url), shop.url)}.`,
        legalLinks(shop),
        `Reply to this email to reach ${name}. Sent with Awning.`,
      ],
    };
  },
};

function wayOff({ shop, leaveUrl }: ListContent): (Words | null)[] {
  const page = link(shownUrl(shop.url), shop.url);
  return [
    sentence`You’re getting this because this address was entered at ${page}. ${link("Unsubscribe", leaveUrl)}`,
    legalLinks(shop),
    `Reply to this email to reach ${preventAutolink(shop.name)}. Sent with Awning.`,
  ];
}

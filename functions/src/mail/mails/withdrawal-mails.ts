import { moneyOf } from "@awning/domain/order/money/order-money";
import { type Order, orderName } from "@awning/domain/order/order";
import { isToComeBack } from "@awning/domain/order/withdrawal/open-withdrawals";
import type { Withdrawal } from "@awning/domain/order/withdrawal/withdrawal";
import type { OrderContent } from "../mail-content.ts";
import type { Block, Mails } from "../mail-form.ts";
import { mailDay, mailTime } from "../mail-time.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { linesWithoutMoney } from "./order-lines.ts";
import { saidOf, toBuyer, VIEW_ORDER } from "./order-words.ts";

/** The receipt of a withdrawal: what was declared, and when (Directive 2011/83/EU, Art. 11a(4)). */
export const withdrawalMails: Mails<"withdrawal-received"> = {
  "withdrawal-received": (content) => {
    const { order, url, locale, shop: place } = content;
    const { shop, number } = saidOf(content);
    const withdrawal = withdrawalOf(content);
    const received = withdrawal && mailTime(withdrawal.at, locale, place.timeZone);
    const isDue = withdrawal?.settledAt === null && moneyOf(order).paid > 0;
    return toBuyer(content, {
      subject: `Your withdrawal from order ${number} at ${shop}`,
      preview: received ? `Received ${received}.` : "Received.",
      heading: "We’ve received your withdrawal.",
      body: [
        `You withdrew from ${isPart(order, withdrawal) ? "part of " : ""}order ${number} at ${shop}. This email is your receipt, so keep it.`,
        {
          box: "note",
          heading: "Your withdrawal",
          facts: [
            ["Received", received ?? null],
            ["Name", withdrawal ? preventAutolink(withdrawal.name) : null],
            ["Order", orderName(order.number)],
            ["Refund by", withdrawal && isDue ? mailDay(withdrawal.refundBy, locale) : null],
          ],
        },
        withdrawnWords(withdrawal),
        { action: VIEW_ORDER, url },
        ...withdrawnLines(content, withdrawal),
        withdrawal && isToComeBack(order, withdrawal)
          ? `Send the items back within 14 days. ${shop} may wait with the refund until they arrive or you show that you sent them.`
          : null,
        withdrawal?.isByNumber
          ? { aside: `Someone declared this with your order number and email address. Wasn’t you? Reply to this email to tell ${shop}.` }
          : null,
      ],
    });
  },
};

/** The withdrawal that a mail is about. */
export function withdrawalOf({ order, part }: Pick<OrderContent, "order" | "part">): Withdrawal | undefined {
  return order.withdrawals.find(({ id }) => id === part);
}

/** What the buyer wrote, as a quote. */
export function withdrawnWords(withdrawal: Withdrawal | undefined): Block | null {
  return withdrawal?.words ? { quote: withdrawal.words, from: "Items named by the buyer" } : null;
}

/** The units it is about. */
export function withdrawnLines(content: OrderContent, withdrawal: Withdrawal | undefined): Block[] {
  const lines = (withdrawal?.lines ?? []).flatMap(({ line, quantity }) => {
    const sold = content.order.lines[line];
    return sold ? [{ ...sold, quantity }] : [];
  });
  return lines.length > 0 ? [linesWithoutMoney(content, lines)] : [];
}

function isPart({ lines }: Order, withdrawal: Withdrawal | undefined): boolean {
  return lines.some(({ quantity }, index) => (withdrawal?.lines.find((one) => one.line === index)?.quantity ?? 0) < quantity);
}

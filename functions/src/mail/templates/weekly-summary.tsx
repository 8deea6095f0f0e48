import { formatMoney } from "@awning/domain/money/money";
import { type OrderLine, orderName } from "@awning/domain/order/order";
import type { Ordered } from "@awning/domain/order/ordered";
import { formatCount } from "@awning/domain/values/counts";
import { type MailContentOf, type OrderContent, shownUrl } from "../mail-content.ts";
import { mailDay } from "../mail-time.ts";
import { Action, Details } from "../parts/details.tsx";
import { Aside, InlineLink, Paragraph, Title } from "../parts/labels.tsx";
import { OwnerFooter, OwnerMail } from "../parts/owner-mail.tsx";
import { preventAutolink } from "../prevent-autolink.ts";

type Content = MailContentOf["weekly-summary"];

export function weeklySummarySubject({ now, locale }: Content): string {
  const { ordered, clicks, signUps } = now;
  if (ordered.count > 0) return `Your week: ${formatCount(ordered.count, "order")}, ${amounts(ordered, locale)}`;
  if (clicks > 0) return `Your week: ${formatCount(clicks, "click")} on your links`;
  return signUps > 0 ? `Your week: ${formatCount(signUps, "person", "people")} joined your list` : "Your week at a glance";
}

/** Tells an owner what came of the page in a week, beside the one before. */
export function WeeklySummary(content: Content) {
  const { now, before, locale } = content;
  return (
    <OwnerMail
      title={weeklySummarySubject(content)}
      preview={`${mailDay(content.first, locale)} to ${mailDay(content.last, locale)}, compared with the week before.`}
      footer={
        <>
          You’re getting this because you own {shownUrl(content.siteUrl)}/{content.username}.{" "}
          <InlineLink href={content.settingsUrl} quiet>
            Manage notifications
          </InlineLink>
        </>
      }
    >
      <Title>Your week.</Title>
      <Paragraph>
        {mailDay(content.first, locale)} to {mailDay(content.last, locale)}. The week before is in parentheses.
      </Paragraph>
      <Details
        entries={[
          ["Orders", `${now.ordered.count} (${before.ordered.count})`],
          ["Sales", `${amounts(now.ordered, locale)} (${amounts(before.ordered, locale)})`],
          ["Clicks", `${now.clicks} (${before.clicks})`],
          ["New subscribers", `${now.signUps} (${before.signUps})`],
        ]}
      />
      <Action href={content.dashboardUrl}>Open Awning</Action>
      <Aside>Excludes canceled, expired and test orders.</Aside>
    </OwnerMail>
  );
}

function amounts({ amounts }: Ordered, locale: string): string {
  return amounts.length === 0 ? "0" : amounts.map(({ currency, total }) => formatMoney(total, currency, locale)).join(", ");
}

export function lowStockSubject({ order }: OrderContent): string {
  const low = lowLines(order.lines);
  const [only] = low;
  if (low.length !== 1 || !only) return `${low.length} products are low in stock`;
  return only.ranLow === 0 ? `Sold out: ${nameOf(only)}` : `${only.ranLow} left: ${nameOf(only)}`;
}

/** Tells an owner what an order has left little or nothing of. */
export function LowStock(content: OrderContent) {
  const { order, url } = content;
  const low = lowLines(order.lines);
  const isAllOut = low.every((line) => line.ranLow === 0);
  return (
    <OwnerMail title={lowStockSubject(content)} preview={`After order ${orderName(order.number)}.`} footer={<OwnerFooter {...content} />}>
      <Title>{isAllOut ? "Sold out." : "Low stock."}</Title>
      <Paragraph>Order {orderName(order.number)} reduced your stock. Stock left after this order:</Paragraph>
      <Details hasOwnLabels entries={low.map((line) => [nameOf(line), line.ranLow === 0 ? "Sold out" : `${line.ranLow} left`])} />
      <Action href={url}>Open your products</Action>
    </OwnerMail>
  );
}

function lowLines(lines: readonly OrderLine[]): OrderLine[] {
  return lines.filter((line) => line.ranLow !== null);
}

function nameOf({ title, variantName }: OrderLine): string {
  return preventAutolink(variantName ? `${title}, ${variantName}` : title);
}

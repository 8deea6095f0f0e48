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
import * as labels from "./labels.ts";

type Content = MailContentOf["weekly-summary"];

export function weeklySummarySubject({ now, locale }: Content): string {
  const { ordered, clicks, signUps } = now;
  if (ordered.count > 0) return labels.yourWeek(formatCount(ordered.count, "order"), amounts(ordered, locale));
  if (clicks > 0) return labels.yourWeekOnYourLinks(formatCount(clicks, "click"));
  return signUps > 0 ? labels.yourWeekJoinedYourList(formatCount(signUps, "person", "people")) : labels.yourWeekAtAGlance;
}

/** Tells an owner what came of the page in a week, beside the one before. */
export function WeeklySummary(content: Content) {
  const { now, before, locale } = content;
  return (
    <OwnerMail
      title={weeklySummarySubject(content)}
      preview={labels.toComparedWithTheWeek(mailDay(content.first, locale), mailDay(content.last, locale))}
      footer={
        <>
          {labels.youOwn(
            `${shownUrl(content.siteUrl)}/${content.username}`,
            <InlineLink href={content.settingsUrl} quiet>
              {labels.manageNotifications}
            </InlineLink>,
          )}
        </>
      }
    >
      <Title>{labels.yourWeekHeading}</Title>
      <Paragraph>{labels.toTheWeekBeforeIs(mailDay(content.first, locale), mailDay(content.last, locale))}</Paragraph>
      <Details
        entries={[
          [labels.orders, `${now.ordered.count} (${before.ordered.count})`],
          [labels.sales, `${amounts(now.ordered, locale)} (${amounts(before.ordered, locale)})`],
          [labels.clicks, `${now.clicks} (${before.clicks})`],
          [labels.newSubscribers, `${now.signUps} (${before.signUps})`],
        ]}
      />
      <Action href={content.dashboardUrl}>{labels.openAwning}</Action>
      <Aside>{labels.excludesCanceledExpiredAndTest}</Aside>
    </OwnerMail>
  );
}

function amounts({ amounts }: Ordered, locale: string): string {
  return amounts.length === 0 ? "0" : amounts.map(({ currency, total }) => formatMoney(total, currency, locale)).join(", ");
}

export function lowStockSubject({ order }: OrderContent): string {
  const low = lowLines(order.lines);
  const [only] = low;
  if (low.length !== 1 || !only) return labels.productsAreLowInStock(low.length);
  return only.ranLow === 0 ? labels.soldOut(nameOf(only)) : labels.left(only.ranLow, nameOf(only));
}

/** Tells an owner what an order has left little or nothing of. */
export function LowStock(content: OrderContent) {
  const { order, url } = content;
  const low = lowLines(order.lines);
  const isAllOut = low.every((line) => line.ranLow === 0);
  return (
    <OwnerMail title={lowStockSubject(content)} preview={labels.afterOrder(orderName(order.number))} footer={<OwnerFooter {...content} />}>
      <Title>{isAllOut ? labels.soldOutHeading : labels.lowStock}</Title>
      <Paragraph>{labels.orderReducedYourStockStock(orderName(order.number))}</Paragraph>
      <Details
        hasOwnLabels
        entries={low.map((line) => [nameOf(line), line.ranLow === 0 ? labels.soldOutRow : labels.piecesLeft(line.ranLow)])}
      />
      <Action href={url}>{labels.openYourProducts}</Action>
    </OwnerMail>
  );
}

function lowLines(lines: readonly OrderLine[]): (OrderLine & { ranLow: number })[] {
  return lines.flatMap((line) => (line.ranLow === null ? [] : [{ ...line, ranLow: line.ranLow }]));
}

function nameOf({ title, variantName }: OrderLine): string {
  return preventAutolink(variantName ? `${title}, ${variantName}` : title);
}

import { DISCOUNTS_MAX, type Discount } from "@awning/domain/discount/discount";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { paths } from "@awning/domain/routes/paths";
import { formatCount, plural } from "@awning/domain/values/counts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLivePages } from "#data/core/pages.ts";
import { updateDiscount, watchEndedDiscounts } from "#data/discount/discounts.ts";
import { Button } from "#ui/buttons/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { DiscountRow, standOf, tell } from "./discount-row.tsx";
import { DiscountSheet } from "./discount-sheet.tsx";
import * as labels from "./labels.ts";
import { codesEnded, endCodes } from "./labels.ts";

type Props = { siteId: string; username: string | null; currency: Currency; discounts: readonly Discount[] };

/** Every code of the shop with its status and uses, ended ones last; a sheet creates and edits them. */
export function DiscountList({ siteId, username, currency, discounts }: Props) {
  const [edited, setEdited] = useState<Discount | "new" | null>(null);
  const { list: ended, more, retry } = useLivePages(`discounts-ended/${siteId}`, watchEndedDiscounts(siteId));
  const now = Date.now();
  const running = discounts.filter((one) => standOf(one, now) === "active").length;
  const used = discounts.reduce((sum, one) => sum + one.used, 0);
  const sales = discounts.reduce((sum, one) => sum + (one.sales ?? 0), 0);
  const over = discounts.filter((one) => one.endsAt !== null && now >= one.endsAt);
  const isFull = discounts.length >= DISCOUNTS_MAX;
  const isEmpty = discounts.length === 0 && ended.state === "ready" && ended.items.length === 0;
  const rows = (label: string, some: readonly Discount[]) => (
    <Rows className="discounts" aria-label={label}>
      {some.map((discount) => (
        <DiscountRow key={discount.code} {...{ siteId, username, currency, discount, now }} onEdit={() => setEdited(discount)} />
      ))}
    </Rows>
  );
  return (
    <>
      <PageHeader
        title={shopLabels.discountCodes}
        state={[
          discounts.length === 0 ? labels.noneYet : labels.ofActive(running, discounts.length),
          ...(used > 0 ? [formatCount(used, "order")] : []),
          ...(sales > 0 ? [`${formatMoney(sales, currency, numberLocale())} ${labels.inSales}`] : []),
        ]}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setEdited("new")} disabled={isFull}>
            {labels.createCode}
          </Button>
        }
      />
      <ShopTabs paths={paths} />
      {isFull ? (
        <Notice
          action={
            over.length > 0 ? (
              <Button size="sm" onClick={() => endAll(siteId, over)}>
                {endCodes(over.length)}
              </Button>
            ) : undefined
          }
        >
          {fullWords(over.length)}
        </Notice>
      ) : null}
      {isEmpty ? <EmptyState title={labels.noCodesYet} text={labels.emptyText} /> : null}
      {discounts.length > 0 ? rows(shopLabels.discountCodes, discounts) : null}
      {ended.state === "failed" ? <LoadFailure failure={ended.failure} onRetry={retry} /> : null}
      {ended.state === "ready" && ended.items.length > 0 ? (
        <section className="discounts-ended">
          <h2>{labels.endedLabel}</h2>
          {rows(labels.endedCodes, ended.items)}
          {ended.hasMore ? (
            <Button onClick={more} isBusy={ended.isLoadingMore}>
              {labels.showEarlier}
            </Button>
          ) : null}
        </section>
      ) : null}
      {edited ? (
        <DiscountSheet siteId={siteId} currency={currency} discount={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

/** Why no code can be added, and what makes room. `over` is the number of expired codes. */
function fullWords(over: number): string {
  const all = labels.limitReached(DISCOUNTS_MAX);
  if (over === 0) return labels.limitHint(all);
  return plural(over, { one: labels.oneIsExpired(all), other: labels.someAreExpired(all, over) });
}

/** Ends codes, for example expired ones. */
function endAll(siteId: string, discounts: readonly Discount[]): void {
  const ended = discounts.map((discount) => updateDiscount(siteId, discount.code, discount, { ...discount, state: "ended" }));
  tell(Promise.all(ended), codesEnded(ended.length));
}

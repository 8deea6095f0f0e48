import { DISCOUNTS_MAX, type Discount } from "@awning/domain/discount/discount";
import type { Currency } from "@awning/domain/money/money";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLivePages } from "#data/core/use-live-pages.ts";
import { watchEndedDiscounts } from "#data/discount/discounts.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Menu } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Row, Rows } from "#ui/rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { actsOf, endAll } from "./discount-acts.ts";
import { DiscountSheet } from "./discount-sheet.tsx";
import { discountMark, discountWords, fullWords, usedWords } from "./discount-words.ts";
import { ACTIVE, endCodes } from "./labels.ts";
import { ToProducts } from "./to-products.tsx";

type Props = { siteId: string; username: string | null; currency: Currency; discounts: readonly Discount[] };

/** Every code of the shop with its state and its uses, those that were ended last; new ones and changes in a sheet. */
export function DiscountList({ siteId, username, currency, discounts }: Props) {
  const [edited, setEdited] = useState<Discount | "new" | null>(null);
  const { list: ended, more, retry } = useLivePages(`discounts-ended/${siteId}`, watchEndedDiscounts(siteId));
  const now = Date.now();
  const isRunning = (one: Discount) => discountMark(one, now).word === ACTIVE;
  const over = discounts.filter((one) => one.endsAt !== null && now >= one.endsAt);
  const isFull = discounts.length >= DISCOUNTS_MAX;
  const isEmpty = discounts.length === 0 && ended.state === "ready" && ended.items.length === 0;
  const rows = (label: string, some: readonly Discount[]) => (
    <Rows className="discounts" aria-label={label}>
      {some.map((discount) => (
        <Row
          key={discount.code}
          title={<span className="discounts__code">{discount.code}</span>}
          sub={`${discountWords(discount, currency)} · ${usedWords(discount)}`}
        >
          <StateMark {...discountMark(discount, now)} />
          <Menu label={`Actions for ${discount.code}`} items={actsOf({ siteId, username, discount, edit: () => setEdited(discount) })} />
        </Row>
      ))}
    </Rows>
  );
  return (
    <>
      <PageHeader
        title="Discount codes"
        state={[discounts.length === 0 ? "None yet" : `${discounts.filter(isRunning).length} of ${discounts.length} active`]}
        actions={
          <>
            <ToProducts />
            <Button variant="primary" icon={Plus} onClick={() => setEdited("new")} disabled={isFull}>
              Create code
            </Button>
          </>
        }
      />
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
      {isEmpty ? (
        <EmptyState
          title="No codes yet"
          text="Offer a percentage off, an amount off or free shipping. You decide how long and how often a code can be used."
        />
      ) : null}
      {discounts.length > 0 ? rows("Discount codes", discounts) : null}
      {ended.state === "failed" ? <LoadFailure failure={ended.failure} onRetry={retry} /> : null}
      {ended.state === "ready" && ended.items.length > 0 ? (
        <section className="discounts-ended">
          <h2>Ended</h2>
          {rows("Ended codes", ended.items)}
          {ended.hasMore ? (
            <Button onClick={more} isBusy={ended.isLoadingMore}>
              Show earlier
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

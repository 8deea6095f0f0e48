import { DISCOUNTS_MAX, type Discount, type DiscountDraft } from "@awning/domain/discount/discount";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { formatCount, plural } from "@awning/domain/values/counts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useLivePages } from "#data/core/pages.ts";
import { deleteDiscount, updateDiscount, watchEndedDiscounts } from "#data/discount/discounts.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import * as shopLabels from "#ui/layout/shop-labels.ts";
import { ShopTabs } from "#ui/layout/shop-tabs.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { LoadFailure } from "#ui/load-failure.tsx";
import { numberLocale } from "#ui/locale.ts";
import { StateMark, type StateShape, type StateTone } from "#ui/state-mark.tsx";
import { DiscountSheet } from "./discount-sheet.tsx";
import * as labels from "./labels.ts";
import { ACTIVE, codesEnded, endCodes, STATE_CHANGED } from "./labels.ts";

type Props = { siteId: string; username: string | null; currency: Currency; discounts: readonly Discount[] };

/** Every code of the shop with its status and uses, ended ones last; a sheet creates and edits them. */
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
          sub={`${discountWords(discount, currency)} · ${usedWords(discount, currency)}`}
        >
          <StateMark {...discountMark(discount, now)} />
          <Menu
            label={uiLabels.rowActionsLabel(discount.code)}
            items={actsOf({ siteId, username, discount, edit: () => setEdited(discount) })}
          />
        </Row>
      ))}
    </Rows>
  );
  return (
    <>
      <PageHeader
        title={shopLabels.discountCodes}
        state={[discounts.length === 0 ? labels.noneYet : labels.ofActive(discounts.filter(isRunning).length, discounts.length)]}
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

/** A code's discount and its conditions, for example "10% off · €20.00 or more". */
function discountWords(discount: Discount, currency: Currency): string {
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  const { type, value, minSubtotal, productIds, perEmailLimit } = discount;
  const off = { percent: labels.off(value), amount: labels.offLabel(money(value)), free_shipping: labels.freeShipping }[type];
  return [
    off,
    ...(minSubtotal === null ? [] : [labels.ordersOfOrMore(money(minSubtotal))]),
    ...(productIds.length === 0 ? [] : [formatCount(productIds.length, "product")]),
    ...(perEmailLimit === null ? [] : [plural(perEmailLimit, { one: labels.oncePerBuyer, other: labels.timesPerBuyer(perEmailLimit) })]),
  ].join(" · ");
}

/** How many orders used it, out of its limit, and what they come to. */
function usedWords({ used, totalLimit, sales }: Discount, currency: Currency): string {
  const orders = totalLimit === null ? formatCount(used, "order") : labels.usesLine(used, totalLimit);
  if (used === 0) return totalLimit === null ? labels.notUsedYet : orders;
  // A code from before sales were counted has none.
  return sales === undefined ? orders : `${orders} · ${labels.sold(formatMoney(sales, currency, numberLocale()))}`;
}

/** Whether buyers can use it now. @param now ms since 1970 */
function discountMark(discount: Discount, now: number): { shape: StateShape; tone: StateTone; word: string } {
  const { state, startsAt, endsAt, totalLimit, used } = discount;
  if (state === "paused") return { shape: "bar", tone: "faint", word: labels.pausedLabel };
  if (state === "ended" || (endsAt !== null && now >= endsAt)) return { shape: "disc", tone: "faint", word: labels.endedLabel };
  if (totalLimit !== null && used >= totalLimit) return { shape: "disc", tone: "faint", word: labels.usedUp };
  if (startsAt !== null && now < startsAt) return { shape: "ring", tone: "sky", word: labels.scheduled };
  return { shape: "half", tone: "leaf", word: ACTIVE };
}

/** Why no code can be added, and what makes room. `over` is the number of expired codes. */
function fullWords(over: number): string {
  const all = labels.limitReached(DISCOUNTS_MAX);
  if (over === 0) return labels.limitHint(all);
  return plural(over, { one: labels.oneIsExpired(all), other: labels.someAreExpired(all, over) });
}

type Acts = { siteId: string; username: string | null; discount: Discount; edit: () => void };

/** The actions on a code. */
function actsOf({ siteId, username, discount, edit }: Acts): MenuItem[] {
  const { code, used, sales: _sales, createdAt: _created, updatedAt: _updated, ...draft } = discount;
  const move = (state: DiscountDraft["state"], said: (code: string) => string) => () =>
    tell(updateDiscount(siteId, code, draft, { ...draft, state }), said(code));
  return [
    { label: uiLabels.edit, onSelect: edit },
    ...(username ? [{ label: labels.copyShareLink, onSelect: () => copyLink(username, code) }] : []),
    ...(draft.state === "active" ? [{ label: labels.pause, onSelect: move("paused", STATE_CHANGED.paused) }] : []),
    ...(draft.state === "active" ? [] : [{ label: labels.resume, onSelect: move("active", STATE_CHANGED.active) }]),
    ...(draft.state === "ended" ? [] : [{ label: labels.end, onSelect: move("ended", STATE_CHANGED.ended) }]),
    // A used code stays, because its orders refer to it.
    ...(used === 0
      ? [{ label: uiLabels.deleteLabel, isDanger: true, onSelect: () => tell(deleteDiscount(siteId, code), labels.deleted(code)) }]
      : []),
  ];
}

/** Ends codes, for example expired ones. */
function endAll(siteId: string, discounts: readonly Discount[]): void {
  const ended = discounts.map((discount) => updateDiscount(siteId, discount.code, discount, { ...discount, state: "ended" }));
  tell(Promise.all(ended), codesEnded(ended.length));
}

function copyLink(username: string, code: string): void {
  const url = `${window.location.origin}${sitePaths.shop(username)}?code=${encodeURIComponent(code)}`;
  tell(navigator.clipboard.writeText(url), labels.linkCopied);
}

function tell(done: Promise<unknown>, words: string): void {
  done.then(() => showToast(words), showFailure);
}

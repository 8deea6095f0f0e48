import type { Discount, DiscountDraft } from "@awning/domain/discount/discount";
import { type Currency, formatMoney } from "@awning/domain/money/money";
import { sitePaths } from "@awning/domain/routes/paths";
import { formatCount, plural } from "@awning/domain/values/counts";
import { CircleStop, Link2, Pause, Pencil, Play, Trash2 } from "lucide-react";
import { deleteDiscount, updateDiscount } from "#data/discount/discounts.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Menu, type MenuItem } from "#ui/dialogs/menu.tsx";
import { showFailure } from "#ui/feedback/show-failure.ts";
import { showToast } from "#ui/feedback/toast.tsx";
import * as uiLabels from "#ui/labels.ts";
import { numberLocale, textLocale } from "#ui/locale.ts";
import { Money } from "#ui/money.tsx";
import { StateMark, type StateShape, type StateTone } from "#ui/state-mark.tsx";
import { shortDate } from "#ui/time-labels.ts";
import * as labels from "./labels.ts";
import { STATE_CHANGED } from "./labels.ts";

type Stand = "paused" | "ended" | "used_up" | "scheduled" | "active";

const MARKS: Record<Stand, { shape: StateShape; tone: StateTone; word: string }> = {
  paused: { shape: "bar", tone: "faint", word: labels.pausedLabel },
  ended: { shape: "disc", tone: "faint", word: labels.endedLabel },
  used_up: { shape: "disc", tone: "faint", word: labels.usedUp },
  scheduled: { shape: "quarter", tone: "sky", word: labels.scheduled },
  active: { shape: "disc", tone: "leaf", word: labels.active },
};

/** Whether buyers can use a code now. @param now ms since 1970 */
export function standOf({ state, startsAt, endsAt, totalLimit, used }: Discount, now: number): Stand {
  if (state === "paused") return "paused";
  if (state === "ended" || (endsAt !== null && now >= endsAt)) return "ended";
  if (totalLimit !== null && used >= totalLimit) return "used_up";
  return startsAt !== null && now < startsAt ? "scheduled" : "active";
}

type Props = { siteId: string; username: string | null; currency: Currency; discount: Discount; now: number; onEdit: () => void };

/** A code as the coupon it is: what it takes off, how often it was used, what those orders came to, and its share address. */
export function DiscountRow({ siteId, username, currency, discount, now, onEdit }: Props) {
  const { code, used, totalLimit, sales } = discount;
  const stand = standOf(discount, now);
  const link = username !== null && stand === "active" ? `${sitePaths.shop(username)}?code=${encodeURIComponent(code)}` : null;
  return (
    <li className="row code">
      <div className="row__text code__text">
        <button type="button" className="code__name" onClick={onEdit}>
          {code}
        </button>
        <p className="row__sub">{termsText(discount, currency, now)}</p>
      </div>
      <StateMark {...MARKS[stand]} />
      <p className="code__uses num">
        {totalLimit === null ? formatCount(used, "order") : labels.usesLine(used, totalLimit)}
        {totalLimit === null ? null : <progress className="drawn" value={used} max={totalLimit} aria-hidden="true" />}
      </p>
      <p className="code__sales">
        {/* A code from before sales were counted has none. */}
        {sales === undefined || used === 0 ? null : (
          <>
            <Money amount={sales} currency={currency} className="strong" /> <span>{labels.inSales}</span>
          </>
        )}
      </p>
      <span className="code__acts">
        {link === null ? null : <IconButton icon={Link2} label={labels.shareLinkButton(code)} onClick={() => copyLink(link)} />}
        <Menu label={uiLabels.rowActionsLabel(code)} items={actsOf({ siteId, link, discount, onEdit })} />
      </span>
    </li>
  );
}

/** A code's discount and its conditions, for example "10% off · orders of €20.00 or more · until Dec 24". */
function termsText(discount: Discount, currency: Currency, now: number): string {
  const money = (amount: number) => formatMoney(amount, currency, numberLocale());
  const day = (at: number) => shortDate(at, now, textLocale());
  const { type, value, minSubtotal, productIds, perEmailLimit, startsAt, endsAt } = discount;
  const off = { percent: labels.off(value), amount: labels.offLabel(money(value)), free_shipping: labels.freeShipping }[type];
  return [
    off,
    ...(minSubtotal === null ? [] : [labels.ordersOfOrMore(money(minSubtotal))]),
    ...(productIds.length === 0 ? [] : [formatCount(productIds.length, "product")]),
    ...(perEmailLimit === null ? [] : [plural(perEmailLimit, { one: labels.oncePerBuyer, other: labels.timesPerBuyer(perEmailLimit) })]),
    ...(startsAt !== null && startsAt > now ? [labels.fromDay(day(startsAt))] : []),
    // It ends with the day before.
    ...(endsAt === null ? [] : [labels.untilDay(day(endsAt - 1))]),
  ].join(" · ");
}

type Acts = { siteId: string; link: string | null; discount: Discount; onEdit: () => void };

/** The actions on a code. */
function actsOf({ siteId, link, discount, onEdit }: Acts): MenuItem[] {
  const { code, used, sales: _sales, createdAt: _created, updatedAt: _updated, ...draft } = discount;
  const move = (state: DiscountDraft["state"], said: (code: string) => string) => () =>
    tell(updateDiscount(siteId, code, draft, { ...draft, state }), said(code));
  return [
    { label: uiLabels.edit, icon: Pencil, onSelect: onEdit },
    ...(link === null ? [] : [{ label: labels.copyShareLink, icon: Link2, onSelect: () => copyLink(link) }]),
    draft.state === "active"
      ? { label: labels.pause, icon: Pause, onSelect: move("paused", STATE_CHANGED.paused) }
      : { label: labels.resume, icon: Play, onSelect: move("active", STATE_CHANGED.active) },
    ...(draft.state === "ended" ? [] : [{ label: labels.end, icon: CircleStop, onSelect: move("ended", STATE_CHANGED.ended) }]),
    // A used code stays, because its orders refer to it.
    ...(used === 0
      ? [
          {
            label: uiLabels.deleteLabel,
            icon: Trash2,
            isDanger: true,
            onSelect: () => tell(deleteDiscount(siteId, code), labels.deleted(code)),
          },
        ]
      : []),
  ];
}

function copyLink(path: string): void {
  const { href } = new URL(path, window.location.origin);
  navigator.clipboard.writeText(href).then(
    () => showToast(labels.linkCopied),
    () => showToast(href),
  );
}

/** Says what was done, or why it could not be. */
export function tell(done: Promise<unknown>, words: string): void {
  done.then(() => showToast(words), showFailure);
}

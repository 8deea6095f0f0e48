import { DISCOUNTS_MAX, type Discount, type DiscountDraft } from "@awning/domain/discount";
import type { Currency } from "@awning/domain/money";
import { sitePaths } from "@awning/domain/paths";
import { Plus } from "lucide-react";
import { useState } from "react";
import { deleteDiscount, updateDiscount } from "#data/discounts.ts";
import { toFailure } from "#data/failures.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Menu, type MenuItem } from "#ui/menu.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Row, Rows } from "#ui/rows.tsx";
import { StateMark } from "#ui/state-mark.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { DiscountSheet } from "./discount-sheet.tsx";
import { discountMark, discountWords, usedWords } from "./discount-words.ts";
import { ToProducts } from "./to-products.tsx";

type Props = { siteId: string; username: string | null; currency: Currency; discounts: readonly Discount[] };

/** Every code of the shop with its state and its uses; new ones and changes in a sheet. */
export function DiscountList({ siteId, username, currency, discounts }: Props) {
  const [edited, setEdited] = useState<Discount | "new" | null>(null);
  const now = Date.now();
  const running = discounts.filter((one) => discountMark(one, now).word === "Running").length;
  const newCode = (
    <Button variant="primary" icon={Plus} onClick={() => setEdited("new")} disabled={discounts.length >= DISCOUNTS_MAX}>
      New code
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Discount codes"
        state={[discounts.length === 0 ? "None yet" : `${running} of ${discounts.length} running`]}
        actions={
          <>
            <ToProducts />
            {newCode}
          </>
        }
      />
      {discounts.length === 0 ? (
        <EmptyState
          title="No codes yet"
          text="A code makes things cheaper for those who know it: a percent, an amount or free shipping, for as long and as often as you say."
        />
      ) : (
        <Rows className="discounts" aria-label="Discount codes">
          {discounts.map((discount) => (
            <Row
              key={discount.code}
              title={<span className="discounts__code">{discount.code}</span>}
              sub={`${discountWords(discount, currency)} · ${usedWords(discount)}`}
            >
              <StateMark {...discountMark(discount, now)} />
              <Menu label={`Acts for ${discount.code}`} items={actsOf({ siteId, username, discount, edit: () => setEdited(discount) })} />
            </Row>
          ))}
        </Rows>
      )}
      {edited ? (
        <DiscountSheet siteId={siteId} currency={currency} discount={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}

type Acts = { siteId: string; username: string | null; discount: Discount; edit: () => void };

function actsOf({ siteId, username, discount, edit }: Acts): MenuItem[] {
  const { code, used, createdAt: _created, updatedAt: _updated, ...draft } = discount;
  const move = (state: DiscountDraft["state"], said: string) => () =>
    tell(updateDiscount(siteId, code, draft, { ...draft, state }), `${code} ${said}`);
  return [
    { label: "Edit", onSelect: edit },
    ...(username ? [{ label: "Copy a link with it", onSelect: () => copyLink(username, code) }] : []),
    ...(draft.state === "active" ? [{ label: "Pause", onSelect: move("paused", "is paused") }] : []),
    ...(draft.state === "active" ? [] : [{ label: "Let it run", onSelect: move("active", "is running") }]),
    ...(draft.state === "ended" ? [] : [{ label: "End", onSelect: move("ended", "has ended") }]),
    // What orders were made with stays, so that they can be understood.
    ...(used === 0 ? [{ label: "Delete", isDanger: true, onSelect: () => tell(deleteDiscount(siteId, code), `${code} deleted`) }] : []),
  ];
}

function copyLink(username: string, code: string): void {
  const url = `${window.location.origin}${sitePaths.shop(username)}?code=${encodeURIComponent(code)}`;
  tell(navigator.clipboard.writeText(url), "Link copied. Whoever opens it has the code in the basket.");
}

function tell(done: Promise<unknown>, words: string): void {
  done.then(
    () => showToast(words),
    (error: unknown) => showToast(failureWords(toFailure(error))),
  );
}

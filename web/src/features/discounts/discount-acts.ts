import type { Discount, DiscountDraft } from "@awning/domain/discount";
import { sitePaths } from "@awning/domain/paths";
import { deleteDiscount, updateDiscount } from "#data/discounts.ts";
import { toFailure } from "#data/failures.ts";
import type { MenuItem } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";

type Acts = { siteId: string; username: string | null; discount: Discount; edit: () => void };

/** What can be done with one code. */
export function actsOf({ siteId, username, discount, edit }: Acts): MenuItem[] {
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

/** Ends codes, for example those whose last day is over. */
export function endAll(siteId: string, discounts: readonly Discount[]): void {
  const ended = discounts.map((discount) => updateDiscount(siteId, discount.code, discount, { ...discount, state: "ended" }));
  tell(Promise.all(ended), ended.length === 1 ? "One code has ended" : `${ended.length} codes have ended`);
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

import type { Discount, DiscountDraft } from "@awning/domain/discount/discount";
import { sitePaths } from "@awning/domain/routes/paths";
import { toFailure } from "#data/core/failures.ts";
import { deleteDiscount, updateDiscount } from "#data/discount/discounts.ts";
import type { MenuItem } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.tsx";
import { failureWords } from "#ui/words.ts";
import { codesEnded, STATE_CHANGED } from "./labels.ts";

type Acts = { siteId: string; username: string | null; discount: Discount; edit: () => void };

/** What can be done with one code. */
export function actsOf({ siteId, username, discount, edit }: Acts): MenuItem[] {
  const { code, used, createdAt: _created, updatedAt: _updated, ...draft } = discount;
  const move = (state: DiscountDraft["state"], said: (code: string) => string) => () =>
    tell(updateDiscount(siteId, code, draft, { ...draft, state }), said(code));
  return [
    { label: "Edit", onSelect: edit },
    ...(username ? [{ label: "Copy share link", onSelect: () => copyLink(username, code) }] : []),
    ...(draft.state === "active" ? [{ label: "Pause", onSelect: move("paused", STATE_CHANGED.paused) }] : []),
    ...(draft.state === "active" ? [] : [{ label: "Resume", onSelect: move("active", STATE_CHANGED.active) }]),
    ...(draft.state === "ended" ? [] : [{ label: "End", onSelect: move("ended", STATE_CHANGED.ended) }]),
    // What orders were made with stays, so that they can be understood.
    ...(used === 0 ? [{ label: "Delete", isDanger: true, onSelect: () => tell(deleteDiscount(siteId, code), `${code} deleted`) }] : []),
  ];
}

/** Ends codes, for example those whose last day is over. */
export function endAll(siteId: string, discounts: readonly Discount[]): void {
  const ended = discounts.map((discount) => updateDiscount(siteId, discount.code, discount, { ...discount, state: "ended" }));
  tell(Promise.all(ended), codesEnded(ended.length));
}

function copyLink(username: string, code: string): void {
  const url = `${window.location.origin}${sitePaths.shop(username)}?code=${encodeURIComponent(code)}`;
  tell(navigator.clipboard.writeText(url), "Link copied. The code is applied when someone opens it.");
}

function tell(done: Promise<unknown>, words: string): void {
  done.then(
    () => showToast(words),
    (error: unknown) => showToast(failureWords(toFailure(error))),
  );
}

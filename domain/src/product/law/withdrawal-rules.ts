/**
 * Whether buyers can withdraw from buying a product. `custom`: made to their specifications; `perishable`: spoils quickly; `dated`: leisure
 * on a fixed day; `sealed`: only while its seal is unbroken. Directive 2011/83/EU, Art. 16(c), (d), (l), (e) and (i). Files lose the right
 * when they are delivered with the buyer's consent (m), which no product has to say.
 */
export const WITHDRAWAL_EXCEPTIONS = ["custom", "perishable", "dated", "sealed"] as const;
export const WITHDRAWAL_RULES = ["standard", ...WITHDRAWAL_EXCEPTIONS] as const;
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number];

/** A rule that takes the right away. A seal only does once it is broken, which the seller sees when the items are back. */
export type NoWithdrawalRule = Exclude<WithdrawalRule, "standard" | "sealed">;

export function isExcluded(rule: WithdrawalRule): rule is NoWithdrawalRule {
  return rule !== "standard" && rule !== "sealed";
}

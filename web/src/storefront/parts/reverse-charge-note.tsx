import type { ReverseCharge } from "@awning/domain/money/tax";
import { REVERSE_CHARGE } from "@awning/domain/money/tax-labels";
import * as labels from "./labels.ts";

/** Says below the amounts that the buyer owes the VAT, and by which numbers. */
export function ReverseChargeNote({ of: numbers }: { of: ReverseCharge | undefined }) {
  if (!numbers) return null;
  return (
    <p className="soft">
      {REVERSE_CHARGE}. {labels.vatNumbers(numbers.seller, numbers.buyer)}
    </p>
  );
}

import type { CommandInput } from "@awning/domain/api/commands";
import type { Quote } from "@awning/domain/cart/cart";
import type { Failure } from "@awning/domain/errors/failure";
import { useEffect, useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { quoteManualOrder } from "#data/order/manual-orders.ts";

const PAUSE_MS = 200;
type Cart = CommandInput<"quote-manual-order">;
type Asked = { key: string; quote: Quote | null; failure: Failure | null };

/**
 * The current price of a cart, requested again when it changes. Meanwhile `isCurrent` is false and the last price stays; call
 * `askAgain` when the service reports a change.
 */
export function useManualQuote(cart: Cart) {
  const key = JSON.stringify(cart);
  const isAsked = cart.lines.length + (cart.customAmounts?.length ?? 0) > 0;
  const [asked, setAsked] = useState<Asked>({ key: "", quote: null, failure: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the cart, and a new round asks once more
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    const tell = (told: Partial<Asked>) => isHere && setAsked((last) => ({ key, quote: last.quote, failure: null, ...told }));
    const timer = setTimeout(() => {
      quoteManualOrder(cart).then(
        (quote) => tell({ quote }),
        (error: unknown) => tell({ failure: toFailure(error) }),
      );
    }, PAUSE_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [key, round]);
  return {
    quote: isAsked ? asked.quote : null,
    failure: isAsked && asked.key === key ? asked.failure : null,
    isCurrent: isAsked && asked.key === key && asked.failure === null,
    askAgain: () => setRound((last) => last + 1),
  };
}

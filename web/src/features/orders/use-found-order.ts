import type { Order } from "@awning/domain/order";
import { useEffect, useState } from "react";
import { findOrder } from "#data/orders.ts";
import { readOrderNumber } from "./order-search.ts";

/** The order whose number was typed, also when it is older than everything the list shows. */
export function useFoundOrder(siteId: string, typed: string): Order | null {
  const [found, setFound] = useState<Order | null>(null);
  const number = readOrderNumber(typed);
  useEffect(() => {
    setFound(null);
    if (number === null) return;
    let isHere = true;
    const timer = setTimeout(() => {
      // Without a connection the search is only among what is shown, as the list says.
      findOrder(siteId, number).then(
        (order) => isHere && setFound(order),
        () => {},
      );
    }, 250);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [siteId, number]);
  return found;
}

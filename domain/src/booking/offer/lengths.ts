import type { ServiceDraft } from "../service.ts";

/** A length in minutes, with its price in minor units. */
export type PricedLength = Pick<ServiceDraft, "length" | "price">;
type WithLengths = Pick<ServiceDraft, "length" | "price" | "otherLengths" | "seats">;

/** The lengths a guest can choose from, shortest first, each once. Guests who share a start have one. */
export function lengthsOf({ length, price, otherLengths, seats }: WithLengths): PricedLength[] {
  if (seats > 1) return [{ length, price }];
  const others = otherLengths.filter(
    (one, at) => one.length !== length && otherLengths.findIndex((two) => two.length === one.length) === at,
  );
  return [{ length, price }, ...others].toSorted((a, b) => a.length - b.length);
}

/** A service as one of its lengths, for its own when `length` is `null`; `null` for a length it does not have. Its lengths stay the same. */
export function withLength<Service extends WithLengths>(service: Service, length: number | null): Service | null {
  if (length === null || length === service.length) return service;
  const all = lengthsOf(service);
  const chosen = all.find((one) => one.length === length);
  return chosen ? { ...service, ...chosen, otherLengths: all.filter((one) => one !== chosen) } : null;
}

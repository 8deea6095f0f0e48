import { FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "@awning/domain/order/order";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_SORTS } from "#data/order/order-filter.ts";
import { ORDER_VIEWS } from "#data/order/order-queries.ts";
import { countFilters, type ListState, NO_FILTERS, readListState, toFilter, toParameters } from "./list-address.ts";

const read = (address: string) => readListState(new URLSearchParams(address));
const NOTHING: ListState = { view: "all", search: "", sort: "newest", ...NO_FILTERS };

test("writes the whole list state to the address and reads it back", () => {
  const orNull = <One>(all: readonly One[]) => fc.constantFrom<One | null>(null, ...all);
  const day = fc.constantFrom("", "2026-02-28", "2024-02-29", "2026-11-20");
  const state: fc.Arbitrary<ListState> = fc.record({
    view: fc.constantFrom(...ORDER_VIEWS),
    status: orNull(ORDER_STATUSES),
    paymentStatus: orNull(PAYMENT_STATUSES),
    fulfilmentStatus: orNull(FULFILMENT_STATUSES),
    fromDay: day,
    toDay: day,
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    sort: fc.constantFrom(...ORDER_SORTS),
  });
  fc.assert(
    fc.property(state, (one) => {
      const sort = one.search === "" ? one.sort : "newest";
      expect(read(new URLSearchParams(toParameters(one)).toString())).toEqual({ ...one, sort });
    }),
  );
  expect(toParameters(NOTHING)).toEqual({});
});

test("ignores unknown values in an address", () => {
  expect(read("show=gone&order=lost&payment=&sent=no&from=2026-02-30&to=yesterday&q=%20")).toEqual(NOTHING);
});

test("includes the whole first and last day of a range", () => {
  const { from, until } = toFilter(read("from=2026-11-20&to=2026-11-20"), "Pacific/Auckland");
  expect(new Date(from ?? 0).toISOString()).toBe("2026-11-19T11:00:00.000Z");
  expect(new Date(until ?? 0).toISOString()).toBe("2026-11-20T11:00:00.000Z");
  expect(toFilter(NOTHING, "UTC")).toMatchObject({ from: null, until: null });
  expect([countFilters(NOTHING), countFilters(read("order=open&payment=paid&from=2026-11-20&to=2026-11-21"))]).toEqual([0, 3]);
});

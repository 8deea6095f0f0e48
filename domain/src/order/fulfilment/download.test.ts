import { describe, expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../order.ts";
import { sampleLine, sampleOrder, sampleRefund } from "../sample-order.ts";
import type { Withdrawal } from "../withdrawal/withdrawal.ts";
import {
  DOWNLOADS_MAX,
  deliversItself,
  downloadKey,
  downloadLabel,
  downloadsLeft,
  filesForBuyer,
  isWithdrawnFrom,
  mayDownload,
} from "./download.ts";

const line = { productId: "book", variantId: "single" };

test("counts downloads per line, file and version", () => {
  const file = { id: "pdf", version: 1 };
  const counts = { [downloadKey(line, file)]: 17 };
  expect(downloadLabel(downloadsLeft(counts, line, file))).toBe("3 of 20 downloads left");
  expect(downloadsLeft(counts, { ...line, variantId: "large" }, file)).toBe(DOWNLOADS_MAX);
  expect(downloadsLeft(counts, line, { id: "epub", version: 1 })).toBe(DOWNLOADS_MAX);
  expect(downloadsLeft(counts, line, { id: "pdf", version: 2 })).toBe(DOWNLOADS_MAX);
  expect(downloadsLeft({ [downloadKey(line, file)]: DOWNLOADS_MAX + 5 }, line, file)).toBe(0);
});

test("only live, paid orders can fetch files", () => {
  const allowed = ORDER_STATUSES.flatMap((status) =>
    PAYMENT_STATUSES.filter((paymentStatus) => mayDownload({ status, paymentStatus })).map((paymentStatus) => `${status} ${paymentStatus}`),
  );
  for (const one of allowed) expect(one).toMatch(/^(open|completed) (paid|none_due|partly_refunded)$/);
  for (const one of ["open paid", "open none_due", "completed paid", "completed none_due"]) expect(allowed).toContain(one);
});

describe("automatic delivery", () => {
  const digital = (productId: string) => ({ kind: "digital" as const, productId });
  const physical = { kind: "physical" as const, productId: "bowl" };
  const withFiles = new Set(["book", "song"]);
  test.each([
    [[digital("book"), digital("song")], true],
    [[digital("book"), digital("talk")], false],
    [[digital("book"), physical], false],
    [[physical], false],
    [[], false],
  ])("%j: %s", (lines, expected) => {
    expect(deliversItself(lines, withFiles)).toBe(expected);
  });
});

describe("files of an order", () => {
  const bought = (kind: "digital" | "physical", productId: string) => sampleLine(productId, 2, { kind });
  const file = (id: string, productId: string, order: string) => ({ id, productId, name: `${id}.pdf`, size: 10, version: 1, order });
  const files = [file("b", "book", "b"), file("a", "book", "a"), file("s", "song", "a"), file("x", "bowl", "a")];
  const lines = [bought("digital", "book"), bought("physical", "bowl")];
  const order = sampleOrder({ status: "open", paymentStatus: "paid", lines });

  test("belong to its digital lines, in the shop's order, with the remaining downloads", () => {
    const counts = { [downloadKey({ productId: "book", variantId: "single" }, { id: "a", version: 1 })]: DOWNLOADS_MAX };
    const shown = filesForBuyer(order, files, counts);
    expect(shown?.state).toBe("ready");
    expect(shown?.lines.map((one) => one.files.map(({ id, left }) => `${id} ${left}`))).toEqual([["a 0", "b 20"]]);
    expect(filesForBuyer({ ...order, lines: [bought("physical", "bowl")] }, files, {})).toBeNull();
    expect(filesForBuyer({ ...order, lines: [bought("digital", "talk")] }, files, {})).toBeNull();
  });

  test.each([
    ["pending", "unpaid", "waiting"],
    ["open", "unpaid", "waiting"],
    ["completed", "paid", "ready"],
    ["open", "none_due", "ready"],
    ["cancelled", "paid", "ended"],
    ["cancelled", "voided", "ended"],
    ["expired", "voided", "ended"],
    ["completed", "refunded", "ended"],
  ] as const)("of an order that is %s and %s are %s", (status, paymentStatus, state) => {
    expect(filesForBuyer({ ...order, status, paymentStatus }, files, {})?.state).toBe(state);
  });

  const withdrawn = (quantity: number, isByNumber = false): Withdrawal => ({
    ...{ id: "w1", at: 1, name: "Ana", words: "", refundBy: "", isBack: false, use: "", settledAt: null, isSettledByHand: false },
    ...{ lines: [{ line: 0, quantity }], isByNumber },
  });
  const refunded = (quantity: number) => sampleRefund({ lines: [{ line: 0, quantity }] });

  test.each<[string, Withdrawal[], number, boolean]>([
    ["nothing", [], 0, false],
    ["one of two", [withdrawn(1)], 1, false],
    ["one, then the other", [withdrawn(1), withdrawn(1)], 0, true],
    ["all", [withdrawn(2)], 0, true],
    ["a refund alone", [], 2, false],
    ["a stranger’s claim", [withdrawn(2, true)], 0, false],
    ["a claim that was refunded", [withdrawn(2, true)], 2, true],
    ["one by link, and the refund of that beside a stranger’s claim", [withdrawn(1), withdrawn(1, true)], 1, false],
  ])("close after %s", (_name, withdrawals, units, isClosed) => {
    const now = { ...order, withdrawals, refunds: units > 0 ? [refunded(units)] : [] };
    expect(isWithdrawnFrom(now, 0)).toBe(isClosed);
    expect(isWithdrawnFrom(now, 1)).toBe(false);
    expect(filesForBuyer(now, files, {})?.lines[0]?.isWithdrawn).toBe(isClosed);
  });
});

import { describe, expect, test } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../order.ts";
import { DOWNLOADS_MAX, deliversItself, downloadKey, downloadLabel, downloadsLeft, filesForBuyer, mayDownload } from "./download.ts";

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
  const bought = (kind: "digital" | "physical", productId: string) => ({
    kind,
    productId,
    variantId: "single",
    title: productId,
    variantName: "",
  });
  const file = (id: string, productId: string, order: string) => ({ id, productId, name: `${id}.pdf`, size: 10, version: 1, order });
  const files = [file("b", "book", "b"), file("a", "book", "a"), file("s", "song", "a"), file("x", "bowl", "a")];
  const order = { status: "open", paymentStatus: "paid", lines: [bought("digital", "book"), bought("physical", "bowl")] } as const;

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
});

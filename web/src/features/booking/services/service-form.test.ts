import { PREPAY_ASKS } from "@awning/domain/booking/prepaid/prepay";
import { NEW_SERVICE, type ServiceDraft, serviceDraftSchema } from "@awning/domain/booking/service";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as labels from "./labels.ts";
import { isPriced, readServiceForm, type ServiceForm, toServiceForm, toTypedDuration } from "./service-form.ts";

const KEPT = { slug: "lesson", scheduleId: "main", sortKey: "a0" };
const LESSON: ServiceDraft = { ...NEW_SERVICE, ...KEPT, title: "Guitar lesson", price: 4500 };
const form = (changes: Partial<ServiceForm> = {}): ServiceForm => ({ ...toServiceForm(LESSON, "USD", "en-US"), ...changes });
const read = (changes: Partial<ServiceForm> = {}) => readServiceForm(form(changes), KEPT, "USD", "en-US");

describe("service form", () => {
  test("reads back what it shows, for any service", () => {
    const notice = fc.integer({ min: 0, max: 43_200 });
    const changes = fc.record<Partial<ServiceDraft>>({
      length: fc.integer({ min: 1, max: 144 }).map((count) => count * 5),
      notice,
      guestCancelNotice: fc.option(notice),
      guestMoveNotice: fc.option(notice),
      maxPerDay: fc.option(fc.integer({ min: 1, max: 100 })),
      seats: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 0, max: 999_999 }),
      prepay: fc.record({
        ask: fc.constantFrom(...PREPAY_ASKS),
        deposit: fc.integer({ min: 1, max: 999_999 }),
        early: fc.integer({ min: 50, max: 100 }),
        late: fc.integer({ min: 0, max: 50 }),
      }),
    });
    fc.assert(
      fc.property(changes, (changed) => {
        const service = { ...LESSON, ...changed };
        expect(readServiceForm(toServiceForm(service, "USD", "en-US"), KEPT, "USD", "en-US")).toEqual({ draft: service, problems: {} });
      }),
    );
  });

  test("treats an empty price as free", () => {
    expect(read({ price: " " }).draft?.price).toBe(0);
    expect(read({ price: "12.50" }).draft?.price).toBe(1250);
  });

  test("takes a video link with a room of its own only as an address that can be opened", () => {
    const place = (placeText: string) => read({ placeKind: "video", placeText });
    expect(place("https://meet.example.test/{room}").draft?.place).toEqual({ kind: "video", text: "https://meet.example.test/{room}" });
    expect(place("meet.example.test/{room}").draft?.place).toEqual({ kind: "video", text: "https://meet.example.test/{room}" });
    expect(place("http://meet.example.test/{room}").problems.placeText).toBe(labels.roomLinkInvalid);
    expect(place(`https://meet.example.test/${"a".repeat(160)}{room}`).problems.placeText).toBe("Use at most 182 characters.");
  });

  test("keeps the payment method, and asks for it only with a price", () => {
    expect(read({ paymentWay: "transfer", paymentText: " IBAN " }).draft?.payment).toEqual({ way: "transfer", text: "IBAN" });
    expect(["", "0", "0,00", "0.50", "45"].map(isPriced)).toEqual([false, false, false, true, true]);
  });

  test.each([
    ["title", { title: "  " }],
    ["title", { title: "x".repeat(81) }],
    ["length", { length: "7" }],
    ["length", { length: "725" }],
    ["step", { step: "0" }],
    ["bufferAfter", { bufferAfter: "-5" }],
    ["notice", { notice: { amount: "31", unit: "day" } }],
    ["notice", { notice: { amount: "", unit: "hour" } }],
    ["cancelNotice", { cancelNotice: { amount: "1.5", unit: "hour" } }],
    ["windowDays", { windowDays: "366" }],
    ["maxPerDay", { maxPerDay: "0" }],
    ["price", { price: "a lot" }],
    ["deposit", { prepayAsk: "deposit", deposit: "0" }],
    ["deposit", { prepayAsk: "deposit", deposit: "" }],
    ["paymentText", { paymentText: "x".repeat(201) }],
    ["placeText", { placeText: "x".repeat(201) }],
  ] as const)("reports %s", (field, changes) => {
    const { draft, problems } = read(changes);
    expect(draft).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
  });

  test("does not ask for a deposit of nothing", () => {
    const { draft, problems } = read({ prepayAsk: "deposit", deposit: "", price: "" });
    expect(problems).toEqual({});
    expect(draft?.prepay.deposit).toBe(0);
  });

  test("gives back no more after the deadline than before it", () => {
    expect(read({ refundEarly: 50, refundLate: 75 }).draft?.prepay).toMatchObject({ early: 50, late: 50 });
  });

  test("does not validate how nothing is paid", () => {
    expect(read({ price: "", paymentText: "x".repeat(201) }).draft?.payment.text).toBe("");
  });

  test("does not validate a hidden notice", () => {
    const { draft, problems } = read({ canCancel: false, cancelNotice: { amount: "soon", unit: "hour" } });
    expect(problems).toEqual({});
    expect(draft?.guestCancelNotice).toBeNull();
  });

  test("produces a storable service", () => {
    expect(serviceDraftSchema.parse(read().draft)).toEqual(LESSON);
  });
});

test("shows minutes in their largest unit", () => {
  expect([0, 30, 90, 120, 1440, 4320].map((minutes) => toTypedDuration(minutes)).map(({ amount, unit }) => `${amount} ${unit}`)).toEqual([
    "0 hour",
    "30 minute",
    "90 minute",
    "2 hour",
    "1 day",
    "3 day",
  ]);
});

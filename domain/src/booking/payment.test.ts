import { expect, test } from "vitest";
import { paymentLabel } from "./payment.ts";
import { NEW_SERVICE, type PlaceKind, type ServicePayment, serviceDraftSchema } from "./service.ts";

const said = (way: ServicePayment["way"], kind: PlaceKind, ahead = 0, onSite = 0) =>
  paymentLabel({ price: 4500, payment: { way }, place: { kind } }, ahead, (amount) => `€${amount / 100}`, onSite);

test("a price says how it is paid, and a call is never paid on site", () => {
  expect([said("on_site", "address"), said("on_site", "customer")]).toEqual(["pay on site", "pay on site"]);
  expect([said("on_site", "video"), said("on_site", "phone")]).toEqual(["pay later", "pay later"]);
  expect([said("transfer", "video"), said("later", "address")]).toEqual(["pay by transfer", "pay later"]);
});

test("what is paid when booking comes first", () => {
  expect(said("on_site", "address", 4500)).toBe("paid when booking");
  expect(said("on_site", "address", 2000)).toBe("€20 deposit when booking, then pay on site");
});

test("what was paid on site is not asked for again", () => {
  expect([said("on_site", "address", 2000, 1500), said("transfer", "address", 0, 4500)]).toEqual(["€10 left, pay on site", "paid"]);
});

test("services stored before payment methods are paid on site", () => {
  const { payment: _, ...old } = { ...NEW_SERVICE, title: "Lesson", slug: "lesson", sortKey: "a0", scheduleId: "main" };
  expect(serviceDraftSchema.parse(old).payment).toEqual({ way: "on_site", text: "" });
});

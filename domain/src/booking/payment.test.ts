import { expect, test } from "vitest";
import { paymentLabel } from "./payment.ts";
import { NEW_SERVICE, serviceDraftSchema } from "./service.ts";

test("a price says how it is paid, and a call is never paid on site", () => {
  expect([paymentLabel("on_site", "address"), paymentLabel("on_site", "customer")]).toEqual(["pay on site", "pay on site"]);
  expect([paymentLabel("on_site", "video"), paymentLabel("on_site", "phone")]).toEqual(["pay later", "pay later"]);
  expect([paymentLabel("transfer", "video"), paymentLabel("later", "address")]).toEqual(["pay by transfer", "pay later"]);
});

test("services stored before payment methods are paid on site", () => {
  const { payment: _, ...old } = { ...NEW_SERVICE, title: "Lesson", slug: "lesson", sortKey: "a0", scheduleId: "main" };
  expect(serviceDraftSchema.parse(old).payment).toEqual({ way: "on_site", text: "" });
});

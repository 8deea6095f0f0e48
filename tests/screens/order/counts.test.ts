import { paths } from "@awning/domain/routes/paths";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { putOrder } from "../support/orders.ts";
import { openScreen, PHONE, putProduct, test } from "../support/screen.tsx";

const PAID = { status: "open", paymentStatus: "paid", fulfilmentStatus: "unfulfilled", holdUntil: null } as const;

function tab(name: string): string | undefined {
  return [...document.querySelectorAll("main [role=tab], main nav a, main nav button")]
    .map((one) => one.textContent ?? "")
    .find((text) => text.startsWith(name));
}

test("what is to fulfill is the same number in the header, the tab and on Today", async ({ owner }) => {
  putOrder(owner, { ...PAID, number: 1, delivery: "shipping" });
  putOrder(owner, { ...PAID, number: 2, delivery: "shipping", fulfilmentStatus: "in_progress" });
  putOrder(owner, { ...PAID, number: 3, delivery: "pickup" });
  putOrder(owner, { ...PAID, number: 4, delivery: "pickup", fulfilmentStatus: "ready" });
  await openScreen(paths.orders);
  await expect.element(page.getByText("2 to ship")).toBeVisible();
  await expect.element(page.getByText("1 to prepare")).toBeVisible();
  await expect.element(page.getByText("1 ready for pickup")).toBeVisible();
  await expect.poll(() => tab("To fulfill")).toMatch(/^To fulfill\s*3$/);
  await openScreen(paths.dashboard);
  await expect.element(page.getByText("Ship 2 orders")).toBeVisible();
  await expect.element(page.getByText("Prepare order #3 for pickup")).toBeVisible();
});

test("what is sold out is the same number in the header and the tab", async ({ owner }) => {
  putProduct(owner, { title: "Teapot", stock: 0 });
  putProduct(owner, { title: "Mug", stock: 0, state: "draft" });
  putProduct(owner, { title: "Bowl", stock: 9 });
  await openScreen(paths.products);
  await expect.element(page.getByText("1 sold out")).toBeVisible();
  await expect.poll(() => tab("Sold out")).toMatch(/^Sold out\s*1$/);
});

test("on a phone each order says who ordered it", async ({ owner }) => {
  putOrder(owner, { ...PAID, number: 7, buyer: { name: "Cara Card", email: "cara@example.test", phone: "", locale: "en" } });
  await openScreen(paths.orders, { viewport: PHONE });
  await expect.element(page.getByText("Cara Card")).toBeVisible();
});

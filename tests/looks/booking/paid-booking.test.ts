import { bookingDocuments } from "@awning/domain/booking/firestore-paths";
import { NO_PREPAY } from "@awning/domain/booking/prepaid/prepay";
import { refundWords } from "@awning/domain/booking/prepaid/refund-terms";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { onSiteNotRefunded } from "../../../functions/src/storefront/labels.ts";
import * as bookingLabels from "../../../web/src/storefront/booking/labels.ts";
import * as orderLabels from "../../../web/src/storefront/order/labels.ts";
import { openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { consent, onConfirmation, onShelf, orderButton, payTotal, typeContact } from "../../support/buying.ts";
import { run } from "../../support/clients.ts";
import { admin } from "../../support/emulators.ts";
import { lookAt } from "../support/look-at.ts";
import { waitForMail } from "../support/mails.ts";
import { test } from "../support/stage.ts";

const { owner, path } = await openBookable({ service: { price: 4500, prepay: { ...NO_PREPAY, ask: "deposit", deposit: 2000 } } });
const shown = `${path}?${new URLSearchParams({ day: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10), zone: "Europe/Berlin" })}`;

/** Presses a time of the lesson. @returns the id of its booking */
async function hold(page: Page, index: number): Promise<string> {
  await page.goto(shown);
  await page.getByText("€45, €20 deposit when booking, then pay on site").waitFor();
  await page.getByText("Free cancellation up to 1 day before it starts. After that, the deposit is kept.").waitFor();
  await page
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .nth(index)
    .click();
  await page.getByRole("heading", { name: bookingLabels.paidWhenBooking }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

const booked = async (id: string) => (await admin.firestore.doc(bookingDocuments.reservation(owner.uid, id)).get()).data() ?? {};

test("without script: a time is held, its deposit is ordered, and it is booked once that is paid", async ({ plainPhone: page }) => {
  const id = await hold(page, 9);
  const held = page.url();
  await page.getByRole("button", { name: "Continue and pay €20 deposit" }).click();
  await page.getByText("Deposit for Piano lesson", { exact: true }).first().waitFor();
  expect(await payTotal(page)).toBe("€20.00");
  const email = randomEmail();
  await typeContact(page, email);
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  await page.getByText(orderLabels.timeUnpaidHint).first().waitFor();
  expect(await booked(id)).toMatchObject({ status: "unpaid", guest: { email } });
  await page.goto(held);
  await page.getByRole("heading", { level: 1, name: bookingLabels.STATE_LABELS.unpaid.title }).waitFor();

  const { orderId } = await booked(id);
  await run("act-on-order", { orderId, rev: 1, act: { type: "mark_paid" } }, { token: owner.token });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: bookingLabels.STATE_LABELS.confirmed.title }).waitFor();
  const { text } = await waitForMail(email, /^Booked: /);
  expect(text).toContain("€20.00 deposit when booking");
  expect(text.replace(/\s+/g, " ")).toMatch(/Free cancellation until .* After that, the deposit is kept\./);

  const { rev } = await booked(id);
  const rest = { reservationId: id, rev, key: "key-of-what-was-paid-on-site", amount: 2500, way: "cash" } as const;
  await run("record-payment", rest, { token: owner.token });
  await page.reload();
  await page.getByText(bookingLabels.cancelThisBooking).click();
  await page.getByText(refundWords(100, "deposit")).waitFor();
  await page.getByText(onSiteNotRefunded("€25.00")).waitFor();
  await page.getByRole("button", { name: bookingLabels.cancelBooking }).click();
  await page.getByRole("heading", { level: 1, name: bookingLabels.STATE_LABELS.cancelled_by_guest.title }).waitFor();
  await page.getByText(refundWords(100, "deposit")).waitFor();
  expect(await booked(id)).toMatchObject({ refund: 100 });
});

test("a held time that is paid for is whole and legible at each width, by day and by night", async ({ phone: page }) => {
  await hold(page, 13);
  expect(await lookAt(page, { axe: "serious" })).toEqual([]);
});

test("a time and a book are one basket and one order", async ({ phone: page }) => {
  const book = await onShelf(owner, { title: "Etudes", slug: "etudes", price: 1200, kind: "service" });
  const id = await hold(page, 11);
  await page.getByRole("button", { name: bookingLabels.addToBasket }).click();
  await page.goto(`/${owner.username}/checkout?line=${id}.booking.1&line=${book}.single.1`);
  expect(await payTotal(page)).toBe("€32.00");
  await typeContact(page, randomEmail());
  await consent(page);
  await orderButton(page).click();
  await onConfirmation(page, owner.username);
  expect(await booked(id)).toMatchObject({ status: "unpaid" });
});

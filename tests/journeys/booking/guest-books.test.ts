import { bookingCollections } from "@awning/domain/booking/firestore-paths";
import { reservationPaths } from "@awning/domain/booking/paths";
import { sitePaths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { allFaults } from "../../support/axe.ts";
import { type Bookable, openBookable } from "../../support/bookings.ts";
import { randomEmail } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { htmlOnce, makeLink } from "../../support/site-pages.ts";
import { tabTo } from "../support/auth.ts";
import { fromStart, journey, perFile } from "../support/fixtures.ts";
import { onDevice, open, PHONE } from "../support/owner.ts";
import { suite } from "../support/stage.ts";

let link = "";
const email = randomEmail();
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const times = (page: Page) => page.getByRole("button", { name: /^\d\d:\d\d/ });
const statuses = async (booked: Bookable) => {
  const found = await admin.firestore.collection(bookingCollections.reservations(booked.owner.uid)).get();
  return found.docs.map((one) => one.get("status")).sort();
};

const test = journey
  .extend("booked", fromStart, async () => {
    const booked = await openBookable();
    await makeLink(booked.owner, "Zk3fQ0vXr8aB12booking", {
      type: "booking",
      title: "Book a lesson",
      url: "",
      serviceId: booked.serviceId,
    });
    await htmlOnce(sitePaths.home(booked.owner.username), (html) => html.includes("Book a lesson"));
    return booked;
  })
  .extend("dashboard", perFile, async ({ stage, booked }) => {
    const dashboard = await onDevice(stage, booked.owner);
    await open(dashboard, `${reservationPaths.list}?view=list`);
    return dashboard;
  })
  .extend("guest", perFile, ({ stage }) => stage.person({ ...PHONE, timezoneId: "America/New_York" }));

test("a visitor follows the owner's link on a phone and books; the owner sees it at once, and both have a mail with the event", async ({
  booked,
  dashboard,
  guest,
}) => {
  await guest.goto(sitePaths.home(booked.owner.username));
  await guest.getByRole("link", { name: "Book a lesson" }).click();
  await guest.getByText(/The booking is in Berlin time/).waitFor();
  expect(await allFaults(guest)).toEqual([]);
  await guest.goto(`${booked.path}?${new URLSearchParams({ day, zone: "America/New_York" })}`);
  await times(guest).nth(4).click();
  await guest.getByLabel("Your name").fill("Anna Berg");
  await guest.getByLabel("Your email").fill(email);
  await guest.getByRole("button", { name: "Book", exact: true }).click();
  await guest.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
  link = guest.url();
  await dashboard.getByText("Anna Berg").first().waitFor();
  const mail = await suite.waitForMail(email, /Piano lesson/);
  expect(mail.text).toContain(new URL(link).pathname);
  expect((await suite.waitForMail(booked.owner.email, /Piano lesson/)).text).toContain("Anna Berg");
});

test("the guest moves it by the link of the mail, then cancels it; both are told", async ({ booked, guest }) => {
  await guest.goto(link);
  await guest.getByRole("link", { name: "Move" }).click();
  await times(guest).nth(2).click();
  await guest.getByRole("button", { name: "Move booking" }).click();
  await guest.getByText("2 moves left").waitFor();
  await suite.waitForMail(booked.owner.email, /moved/i);
  await guest.getByText("Cancel this booking").click();
  await guest.getByLabel("Reason").fill("A cold.");
  await guest.getByRole("button", { name: "Cancel booking" }).click();
  await guest.getByRole("heading", { level: 1, name: "Booking canceled" }).waitFor();
  expect((await suite.waitForMail(booked.owner.email, /cancel/i)).text).toContain("A cold.");
  await expect.poll(() => statuses(booked)).toEqual(["cancelled_by_guest"]);
});

test("by keys alone on a wide screen", async ({ stage, booked }) => {
  const visitor = await stage.person({ timezoneId: "Europe/Berlin" });
  await visitor.goto(`${booked.path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`);
  const other = visitor.locator("a.cal__day:not([aria-current])").first();
  const label = (await other.getAttribute("aria-label"))?.split(",")[0] ?? "";
  await tabTo(visitor, other);
  await visitor.keyboard.press("Enter");
  await visitor.getByRole("heading", { level: 3, name: label }).waitFor();
  await tabTo(visitor, times(visitor).first());
  await visitor.keyboard.press("Enter");
  await tabTo(visitor, visitor.getByLabel("Your name"));
  await visitor.keyboard.type("Kay Board");
  await tabTo(visitor, visitor.getByLabel("Your email"));
  await visitor.keyboard.type(randomEmail());
  await visitor.keyboard.press("Enter");
  await visitor.getByRole("heading", { level: 1, name: "You’re booked" }).waitFor();
});

test("of two visitors who press one time together one has it, and the other is offered the nearest", async ({ stage, booked }) => {
  const address = `${booked.path}?${new URLSearchParams({ day, zone: "Europe/Berlin" })}`;
  const pair = await Promise.all([stage.person(), stage.person({ ...PHONE, javaScriptEnabled: false })]);
  // In another time zone than the page.
  const late = await stage.person({ timezoneId: "Asia/Tokyo" });
  for (const page of [...pair, late]) await page.goto(address);
  const wanted = await times(pair[0]).nth(6).getAttribute("value");
  await Promise.all(pair.map((page) => page.locator(`.slot[value="${wanted}"]`).click()));
  const shown = await Promise.all(
    pair.map(async (page) => {
      await page.getByText(/^This time is held for you until|^That time was just taken/).waitFor();
      return (await page.getByText("That time was just taken").count()) > 0 ? "taken" : "held";
    }),
  );
  expect(shown.toSorted()).toEqual(["held", "taken"]);
  const slow = pair[shown.indexOf("taken")];
  await slow?.locator(".nearest .slot").first().click();
  await slow?.getByText(/^This time is held for you until/).waitFor();
  // Times are shown in the visitor's zone by fetching the page again, which must not happen for the answer to a form.
  const asked: string[] = [];
  late.on("request", (request) => request.resourceType() === "fetch" && asked.push(request.url()));
  await late.locator(`.slot[value="${wanted}"]`).click();
  await late.getByText(/^That time was just taken/).waitFor();
  await late.waitForFunction(() => {
    const files = performance.getEntriesByType("resource");
    const opened = files.find(({ name }) => name.includes("/open-"));
    return opened && files.some(({ name, startTime }) => name.includes("/part-") && startTime > opened.startTime);
  });
  await late.locator(".nearest .slot").first().click();
  await late.getByText(/^This time is held for you until/).waitFor();
  expect(asked.filter((url) => url.includes("zone="))).toEqual([]);
});

import { CHECKOUT_SOURCE } from "@awning/domain/contact/contact";
import { documents } from "@awning/domain/routes/firestore-paths";
import { peoplePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as labelsOf from "../../../web/src/features/contact/labels.ts";
import { CONSENT_LABELS, MERGE_REFUSALS } from "../../../web/src/features/contact/person-labels.ts";
import { gone, scrollsSideways, seen } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { putOrder } from "../support/orders.ts";
import { putPerson } from "../support/people.ts";
import { answer, DESKTOP, type Owner, openScreen, PHONE, Refusal, setOnline, signedInOwner, store } from "../support/screen.tsx";

const AT = Date.parse("2026-05-04T09:00:00Z");
const [MAIN, OTHER] = ["ida@example.test", "lund@example.test"];

/** Two people who are one, as the service merges and splits them. */
function ownerWithTwice(): Owner {
  const owner = signedInOwner();
  putPerson(owner, "ida", "Ida Lund");
  putPerson(owner, "lund", "Ida Lund", { orders: 1 });
  putPerson(owner, "per", "Per Holm");
  const at = (id: string) => documents.person(owner.uid, id);
  const [ida, lund] = [store.get(at("ida")), store.get(at("lund"))];
  answer("merge-people", ({ personId, otherId }) => {
    expect([personId, otherId]).toEqual(["ida", "lund"]);
    const alias = { into: "ida", labels: [], note: "", blockedAt: null, eraseAskedAt: null, broughtLabels: [], broughtNote: "" };
    store.set(at("lund"), { email: OTHER, mergedAt: new Date(AT), ...alias });
    store.set(at("ida"), { ...ida, otherEmails: [OTHER], orders: 3 });
    return {};
  });
  answer("split-person", (input) => {
    expect(input).toEqual({ personId: "ida", email: OTHER });
    store.set(at("ida"), { ...ida });
    store.set(at("lund"), { ...lund });
    return { personId: "lund" };
  });
  return owner;
}

const sheet = () => page.getByRole("dialog", { name: labelsOf.mergePeople });

async function openSheet(): Promise<void> {
  await page.getByRole("button", { name: labelsOf.more, exact: true }).click();
  await page.getByRole("menuitem", { name: labelsOf.mergePeople }).click();
  await seen(sheet());
}

test.each([
  ["phone", PHONE, "light"],
  ["phone", { width: 320, height: 700 }, "dark"],
  ["desktop", DESKTOP, "dark"],
] as const)("two people who are one are merged and split on a %s of %o in %s", async (name, viewport, theme) => {
  const owner = ownerWithTwice();
  putOrder(owner, { number: 4001, buyer: { name: "Ida Lund", email: MAIN, phone: "", locale: "en" } });
  putOrder(owner, { number: 4002, buyer: { name: "Ida Lund", email: OTHER, phone: "", locale: "en" } });
  paint(theme);
  const screen = await openScreen(peoplePaths.visitor("ida"), { viewport });
  await seen(page.getByRole("link", { name: "Order #4001" }).first());
  await openSheet();
  await seen(sheet().getByRole("radio", { name: /lund@example.test/ }));
  await gone(sheet().getByRole("radio", { name: /Per Holm/ }));
  await gone(sheet().getByRole("radio", { name: /ida@example.test/ }));
  await expect.element(sheet().getByRole("button", { name: labelsOf.merge, exact: true })).toBeDisabled();
  await sheet()
    .getByRole("radio", { name: /lund@example.test/ })
    .click();
  await seen(sheet().getByText(labelsOf.mergeOutcome("Ida Lund", `${MAIN}, ${OTHER}`, "3 orders")));
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: `../../../node_modules/.pictures/merge-${name}-${theme}.png` });
  await sheet().getByRole("button", { name: labelsOf.merge, exact: true }).click();
  await seen(page.getByRole("link", { name: "Order #4002" }).first());
  await seen(page.getByRole("button", { name: labelsOf.splitOff(OTHER) }));
  expect(await faults()).toEqual([]);
  expect(scrollsSideways()).toBe(false);
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: `../../../node_modules/.pictures/merged-${name}-${theme}.png` });
  await screen.goto(peoplePaths.visitors);
  await expect.element(page.getByRole("list", { name: labelsOf.peopleLabel }).getByRole("listitem").first()).toBeVisible();
  expect(page.getByRole("list", { name: labelsOf.peopleLabel }).getByRole("link", { name: "Ida Lund" }).elements()).toHaveLength(1);
  // An address that was merged leads to its person.
  await screen.goto(peoplePaths.visitor("lund"));
  await page.getByRole("button", { name: labelsOf.splitOff(OTHER) }).click();
  await gone(page.getByRole("button", { name: labelsOf.splitOff(OTHER) }));
  await seen(page.getByText(labelsOf.splitDone(OTHER)));
});

test("a merge is made by keyboard and undone from its toast", async () => {
  ownerWithTwice();
  await openScreen(peoplePaths.visitor("ida"));
  await openSheet();
  await sheet().getByRole("searchbox").fill("lund@");
  await seen(sheet().getByRole("radio"));
  await userEvent.keyboard("{Tab} ");
  await expect.element(sheet().getByRole("radio")).toBeChecked();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await gone(sheet());
  await seen(page.getByText(OTHER));
  await page.getByRole("button", { name: "Undo" }).last().click();
  await gone(page.getByText(OTHER));
});

test("it says why two people stay two, that no one is found, and that it needs a connection", async () => {
  ownerWithTwice();
  answer("merge-people", () => {
    throw new Refusal(409, "act_refused", { reason: "blocked" });
  });
  await openScreen(peoplePaths.visitor("ida"));
  await openSheet();
  await sheet().getByRole("radio").click();
  await sheet().getByRole("button", { name: labelsOf.merge, exact: true }).click();
  await seen(sheet().getByText(MERGE_REFUSALS["blocked"] ?? ""));
  await sheet().getByRole("searchbox").fill("zz");
  await seen(sheet().getByText(labelsOf.noOneElse));
  setOnline(false);
  await expect.element(sheet().getByRole("button", { name: /connection/ })).toBeDisabled();
});

test("each consent has its time, text, version and source, also of a merged address and of an order, and the unsubscription", async () => {
  const owner = signedInOwner();
  putPerson(owner, "ida", "Ida Lund", { otherEmails: [OTHER], marketing: "subscribed", subscribedEmails: [OTHER] });
  const consent = (act: keyof typeof CONSENT_LABELS, at: number, source: string) => ({
    ...{ act, text: "News, please", version: "v1abcdefabcdef", source, at: new Date(at) },
  });
  const contact = { askedAt: new Date(AT), confirmedAt: null, createdAt: new Date(AT), updatedAt: new Date(AT) };
  const acts = ["asked", "confirmed", "withdrawn"] as const;
  const consents = acts.map((act, at) => consent(act, AT + at * 60_000, "offers"));
  store.set(documents.contact(owner.uid, "ida"), { ...contact, email: MAIN, marketing: "unsubscribed", consents });
  const later = ["asked", "confirmed"] as const;
  const theirs = later.map((act, at) => consent(act, AT + 600_000 + at * 60_000, CHECKOUT_SOURCE));
  store.set(documents.contact(owner.uid, "lund"), { ...contact, email: OTHER, marketing: "subscribed", consents: theirs });
  putOrder(owner, { number: 4001, placedAt: AT - 1, buyer: { name: "Ida Lund", email: MAIN, phone: "", locale: "en" } });
  await openScreen(peoplePaths.visitor("ida"));
  const section = page.getByRole("region", { name: labelsOf.consents });
  await seen(section.getByText(`Text version v1abcdefabcd, ${labelsOf.forAddress(labelsOf.atCheckout, OTHER)}`).first());
  await section.getByRole("button", { name: labelsOf.allConsents(6) }).click();
  await seen(section.getByText(`Text version v1abcdefabcd, ${labelsOf.forAddress("/offers", MAIN)}`).first());
  await seen(section.getByText(`Text version v1abcdefabcd, ${labelsOf.forAddress(labelsOf.withdrawnByLink, MAIN)}`));
  await seen(section.getByText(labelsOf.consentQuote("News, please")).first());
  const listed = () => [...document.querySelectorAll(".person__consents li > p:first-child")].map((one) => one.textContent);
  const { asked, confirmed, withdrawn } = CONSENT_LABELS;
  expect(listed()).toEqual([confirmed, asked, withdrawn, confirmed, asked, labelsOf.termsAccepted]);
  await seen(section.getByRole("link", { name: "Order #4001" }));
  if (import.meta.env.VITE_PICTURES) await page.screenshot({ path: "../../../node_modules/.pictures/consents.png" });
  expect(document.querySelector(".person__consents time")?.textContent).toMatch(/2026.*\d:\d\d/);
  expect(await faults()).toEqual([]);
});

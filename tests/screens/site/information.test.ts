import { documents } from "@awning/domain/routes/firestore-paths";
import { paths } from "@awning/domain/routes/paths";
import { type InformationSection, settingsPaths } from "@awning/domain/routes/settings-paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import { backOnLabel } from "@awning/domain/site/public-pause";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as business from "../../../web/src/features/site/business/labels.ts";
import * as labels from "../../../web/src/features/site/information/labels.ts";
import * as publishing from "../../../web/src/features/site/publishing/labels.ts";
import { type Owner, openScreen, saved, signedInOwner, store } from "../support/screen.tsx";

const text = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const site = (owner: Owner) => store.get(documents.site(owner.uid));
const profile = (owner: Owner) => store.get(informationDocuments.profileSettings(owner.uid));
/** Where a sentence about a field is tied to it. */
const saidOf = (field: ReturnType<typeof text>) =>
  (field.element().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? "")
    .join(" ");
const leave = () => page.getByRole("heading", { level: 1 }).click();

async function openInformation(section: InformationSection = "profile") {
  const owner = signedInOwner({ site: { displayName: "The salt kiln", headline: "Stoneware" } });
  const screen = await openScreen(settingsPaths.information(section));
  return { owner, screen };
}

/** The sheet of the shop sign, on any screen. */
async function openSign() {
  await openScreen(paths.links);
  await page.getByRole("button", { name: "Change page status" }).first().click();
}

test("what is wrong gets words at its field, is not stored, and is still there after leaving the screen and a reload", async () => {
  const { owner, screen } = await openInformation();
  const name = page.getByLabelText("Name", { exact: true });
  const headline = page.getByLabelText("Headline");
  const long = "A headline that goes on and on ".repeat(4).trim();
  await name.fill("visit www.kiln.com");
  await headline.fill(long);
  await page.getByLabelText("About").click();
  const expectKept = async () => {
    await expect.element(name).toHaveValue("visit www.kiln.com");
    await expect.element(headline).toHaveValue(long);
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
    await expect.poll(() => saidOf(name)).toMatch(/address/);
    await expect.poll(() => saidOf(headline)).toMatch(/Remove \d+ characters/);
  };
  await expectKept();
  await screen.goto(paths.links);
  await screen.goto(paths.information);
  await expectKept();
  await openScreen(paths.information);
  await expectKept();
  expect(site(owner)).toMatchObject({ displayName: "The salt kiln", headline: "Stoneware" });
  await name.fill("The salt kiln");
  await headline.fill("Salt-fired pots");
  await page.getByLabelText("About").click();
  await expect.poll(() => site(owner)?.["headline"]).toBe("Salt-fired pots");
  await expect.element(name).not.toHaveAttribute("aria-invalid", "true");
});

test("a wrong phone number is refused at its field, and the number before it stays", async () => {
  const { owner } = await openInformation("contact");
  await text("Phone").fill("+49 40 5550 199");
  await leave();
  await expect.poll(() => profile(owner)?.["phone"]).toBe("+49 40 5550 199");
  await text("Phone").fill("call me");
  await leave();
  await expect.element(text("Phone")).toHaveAttribute("aria-invalid", "true");
  expect(profile(owner)?.["phone"]).toBe("+49 40 5550 199");
});

test("opening hours take a break at noon, refuse an overlap, and pass on to the next day", async () => {
  const { owner } = await openInformation("contact");
  await page.getByRole("switch", { name: "Monday open" }).click();
  await page.getByLabelText("Monday from", { exact: true }).fill("09:00");
  await page.getByLabelText("Monday until", { exact: true }).fill("12:30");
  await page.getByRole("button", { name: "More hours on Monday" }).click();
  await page.getByLabelText("Monday from, hours 2").fill("12:00");
  await page.getByLabelText("Monday until, hours 2").fill("18:00");
  await expect.element(page.getByText("These hours overlap.")).toBeVisible();
  await page.getByLabelText("Monday from, hours 2").fill("14:00");
  await expect.element(page.getByText("These hours overlap.")).not.toBeInTheDocument();
  await page.getByRole("switch", { name: "Tuesday open" }).click();
  const hours = [
    { from: "09:00", until: "12:30" },
    { from: "14:00", until: "18:00" },
  ];
  // Only the days that were changed are written.
  await expect.poll(() => profile(owner)?.["hours"]).toEqual({ week: { mon: hours, tue: hours } });
});

test("half-typed hours are named at their field, are not saved, and are there again after the screen was left", async () => {
  const { owner, screen } = await openInformation("contact");
  await page.getByRole("switch", { name: "Wednesday open" }).click();
  await saved();
  const before = profile(owner);
  const until = page.getByLabelText("Wednesday until", { exact: true });
  await until.fill("");
  await leave();
  await expect.poll(() => saidOf(until)).toMatch(/Enter a closing time/);
  await expect.element(until).toHaveAttribute("aria-invalid", "true");
  expect(profile(owner)).toEqual(before);
  await screen.goto(paths.design);
  await screen.goto(settingsPaths.information("contact"));
  await expect.poll(() => saidOf(until)).toMatch(/Enter a closing time/);
  await until.fill("12:00");
  await expect.poll(() => JSON.stringify(profile(owner)?.["hours"])).toContain('"until":"12:00"');
  await expect.element(page.getByText("Not saved yet")).not.toBeInTheDocument();
});

test("a day that is turned off and on again has the hours it had", async () => {
  const { owner } = await openInformation("contact");
  const wednesday = page.getByRole("switch", { name: "Wednesday open" });
  await wednesday.click();
  await page.getByLabelText("Wednesday until", { exact: true }).fill("12:00");
  const hours = () => (profile(owner)?.["hours"] as { week?: { wed?: unknown[] } } | undefined)?.week?.wed;
  await expect.poll(hours).toMatchObject([{ until: "12:00" }]);
  await wednesday.click();
  await expect.poll(hours).toEqual([]);
  await wednesday.click();
  await expect.poll(hours).toMatchObject([{ until: "12:00" }]);
});

test("a day that differs has a word of its own, goes with a press and comes back by another", async () => {
  const { owner } = await openInformation("contact");
  await page.getByLabelText("Special hours").fill("2099-05-02");
  await page.getByRole("button", { name: "Add date" }).click();
  await page.getByRole("textbox", { name: /^Note for / }).fill("Last day before the feast");
  const special = () => (profile(owner)?.["hours"] as { special?: Record<string, { note: string }> } | undefined)?.special ?? {};
  await expect.poll(() => special()["2099-05-02"]?.note).toBe("Last day before the feast");
  await page.getByRole("button", { name: /^Remove .*May/ }).click();
  await expect.poll(() => special()["2099-05-02"]).toBe(undefined);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => special()["2099-05-02"]?.note).toBe("Last day before the feast");
});

test("a pause says that no one can order, and ends with the switch", async () => {
  const owner = signedInOwner();
  await openSign();
  const pause = () => store.get(informationDocuments.pauseSettings(owner.uid));
  const closed = page.getByRole("switch", { name: new RegExp(`^${publishing.closeShopAction}`) });
  await closed.click();
  // As people type it: month, day, and a year digit by digit.
  await page.getByLabelText("Reopen on").click();
  await userEvent.keyboard("05032099");
  await text("Message to visitors").fill("Glazing week.");
  await page.getByLabelText("Reopen on").click();
  await expect.poll(pause).toMatchObject({ isOn: true, note: "Glazing week.", backOn: "2099-05-03" });
  await closed.click();
  await expect.poll(pause).toMatchObject({ isOn: false });
});

test("a pause is told on every screen until it is over, and ends with one press", async () => {
  const owner = signedInOwner({ site: { published: true } });
  const place = informationDocuments.pauseSettings(owner.uid);
  store.set(place, { isOn: true, note: "", backOn: "2099-05-03" });
  await openScreen(paths.links);
  await expect.element(page.getByText(publishing.onABreak)).toBeVisible();
  await expect.element(page.getByText(publishing.closedUntilHint(backOnLabel("2099-05-03", "en")))).toBeVisible();
  store.set(place, { isOn: true, note: "", backOn: "2020-05-03" });
  await expect.element(page.getByText(publishing.onABreak)).not.toBeInTheDocument();
  store.set(place, { isOn: true, note: "", backOn: "" });
  await page.getByRole("button", { name: publishing.openAgain }).click();
  await expect.poll(() => store.get(place)).toMatchObject({ isOn: false });
  await expect.element(page.getByText(publishing.onABreak)).not.toBeInTheDocument();
});

test("a pause that begins again is not over by the day of an earlier one", async () => {
  const owner = signedInOwner({ site: { displayName: "The salt kiln" } });
  const place = informationDocuments.pauseSettings(owner.uid);
  store.set(place, { isOn: false, note: "Glazing week.", backOn: "2026-05-03" });
  await openSign();
  await page.getByRole("switch", { name: new RegExp(`^${publishing.closeShopAction}`) }).click();
  await expect.poll(() => store.get(place)).toMatchObject({ isOn: true, note: "Glazing week.", backOn: "" });
});

test("a legal page starts from our text; closing its sheet keeps what was typed, and emptying it takes it away", async () => {
  signedInOwner();
  await openScreen(settingsPaths.section("business"));
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: business.startFromTemplate }).click();
  await expect.element(sheet.getByText(/^Still to replace: \[your name or company\]/)).toBeVisible();
  await sheet.getByLabelText("Text").fill("Quay pots\n\nQuay 4, 20457 Hamburg");
  await expect.element(sheet.getByText(/^Still to replace/)).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Unsaved draft")).toBeVisible();
  await page.getByRole("button", { name: "Add: Legal notice" }).click();
  await expect.element(sheet.getByLabelText("Text")).toHaveValue("Quay pots\n\nQuay 4, 20457 Hamburg");
  await sheet.getByRole("button", { name: "Save" }).click();
  await saved();
  await page.getByRole("button", { name: "Edit: Legal notice" }).click();
  await sheet.getByLabelText("Text").fill("Another text");
  await sheet.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Edit: Legal notice" }).click();
  await expect.element(sheet.getByLabelText("Text")).toHaveValue("Quay pots\n\nQuay 4, 20457 Hamburg");
  await sheet.getByLabelText("Text").fill("");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("button", { name: "Add: Legal notice" })).toBeVisible();
});

test("icons take handles and numbers, refuse what leads nowhere, and come back after removal", async () => {
  const { owner } = await openInformation();
  const icons = () => Object.values((site(owner)?.["socials"] ?? {}) as Record<string, { kind: string; url: string }>);
  await page.getByRole("button", { name: labels.addSocialLink }).click();
  const kind = page.getByRole("combobox", { name: "Social link 1" });
  await kind.selectOptions("Instagram");
  const field = page.getByRole("textbox", { name: / link$/ });
  await field.fill("two words");
  await page.getByLabelText("About").click();
  await expect
    .element(
      page
        .getByRole("alert")
        .filter({ hasText: /valid link/ })
        .first(),
    )
    .toBeVisible();
  await expect.element(field).toHaveValue("two words");
  await field.fill("@salt.kiln");
  await page.getByLabelText("About").click();
  await expect.poll(icons).toMatchObject([{ kind: "instagram", url: "https://www.instagram.com/salt.kiln" }]);
  await kind.selectOptions("TikTok");
  await expect.poll(icons).toMatchObject([{ kind: "tiktok", url: "https://www.tiktok.com/@salt.kiln" }]);
  await kind.selectOptions("Phone");
  await expect
    .element(
      page
        .getByRole("alert")
        .filter({ hasText: /phone number/ })
        .first(),
    )
    .toBeVisible();
  expect(icons()).toMatchObject([{ kind: "tiktok" }]);
  await field.fill("+49 341 5550");
  await userEvent.tab();
  await expect.poll(icons).toMatchObject([{ kind: "phone", url: "tel:+493415550" }]);
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(icons).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => icons().length).toBe(1);
});

import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { faults } from "../support/axe.ts";
import { answer, openScreen, PHONE, Refusal, setOnline, signedOut } from "../support/screen.tsx";

const email = () => page.getByLabelText("Your email");
const text = () => page.getByLabelText("Your message");
const send = () => page.getByRole("button", { name: "Send message" });
const WORDS = "The button for new products does nothing on my phone.";

test("what is missing is said at its field, and the first of them has the focus; nothing is sent", async () => {
  signedOut();
  await openScreen(paths.contact, { viewport: PHONE });
  await text().fill("Help please");
  await send().click();
  await expect.element(page.getByText("Enter an email address like name@shop.example.")).toBeVisible();
  await expect.element(page.getByText(/9 more characters/)).toBeVisible();
  expect(document.activeElement).toBe(email().element());
});

test("a message is sent once with one key, also when the first answer was lost, and what was typed stays until then", async () => {
  signedOut();
  const got: { key: string; topic: string; email: string; text: string; writtenMs: number; website?: string }[] = [];
  answer("write-to-host", (input) => {
    got.push(input);
    if (got.length === 1) throw new Refusal(503, "busy");
    return { isCopied: true };
  });
  await openScreen(paths.contact);
  await page.getByRole("radio", { name: "Security" }).click();
  await email().fill("harbour@example.test");
  await text().fill(WORDS);
  await send().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(text()).toHaveValue(WORDS);
  await send().click();
  await expect.element(page.getByRole("heading", { name: "Message sent." })).toHaveFocus();
  await expect.element(page.getByText("A copy is on its way to harbour@example.test.", { exact: false })).toBeVisible();
  expect(got).toHaveLength(2);
  expect(got[1]).toMatchObject({ topic: "security", email: "harbour@example.test", text: WORDS, website: "" });
  expect(got[0]?.key).toBe(got[1]?.key);
  await page.getByRole("button", { name: "Write another message" }).click();
  await expect.element(text()).toHaveValue("");
});

test("without a connection it says so and keeps the text", async () => {
  signedOut();
  await openScreen(paths.contact);
  await email().fill("harbour@example.test");
  await text().fill(WORDS);
  setOnline(false);
  await send().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(text()).toHaveValue(WORDS);
});

test("it is filled in and sent by keyboard alone, past the field that no one sees", async () => {
  signedOut();
  answer("write-to-host", () => ({ isCopied: false }));
  await openScreen(paths.contact);
  (email().element() as HTMLElement).focus();
  await userEvent.keyboard("harbour@example.test{Tab}");
  expect(document.activeElement).toBe(text().element());
  await userEvent.keyboard(`${WORDS}{Tab}{Enter}`);
  await expect.element(page.getByText(/We don’t send a copy this time/)).toBeVisible();
  expect(await faults()).toEqual([]);
});

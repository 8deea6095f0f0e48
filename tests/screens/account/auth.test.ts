import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as uiLabels from "../../../web/src/ui/labels.ts";
import { answer, openScreen, Refusal, setOnline, signedInOwner, signedOut } from "../support/screen.tsx";

const PASSWORD = "quiet-harbour-lantern";
const LEAKED = "Password123!";
/** Names that somebody has. */
const TAKEN = new Set<string>();
const field = () => page.getByLabelText("Name of your page");
const email = () => page.getByLabelText("Email");
const password = () => page.getByLabelText("Password", { exact: true });
const terms = () => page.getByRole("checkbox", { name: /terms/i });
const claim = () => page.getByRole("button", { name: "Create my page" });
const says = (words: string | RegExp) => expect.element(page.getByRole("status").filter({ hasText: words })).toBeInTheDocument();
const warns = (words: string | RegExp) => expect.element(page.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();

/** The sign-up as the service answers it, with one name that is taken. @returns who signed up */
async function openSignUp(): Promise<{ username: string; email: string }[]> {
  const accounts: { username: string; email: string }[] = [];
  signedOut();
  TAKEN.clear();
  TAKEN.add("kiln");
  answer("check-username", ({ username }) => ({ username, reason: TAKEN.has(username) ? "taken" : null, char: "" }));
  answer("sign-up", (input) => {
    if (TAKEN.has(input.username)) throw new Refusal(409, "username_refused", { reason: "taken" });
    if (input.password === LEAKED) throw new Refusal(400, "weak_password", { reason: "common" });
    accounts.push({ username: input.username, email: input.email });
    return {};
  });
  await openScreen(paths.auth.signup);
  return accounts;
}

async function fillForm(username = "moon-jar"): Promise<void> {
  await field().fill(username);
  await email().fill("mara@example.test");
  await password().fill(PASSWORD);
}

function describedBy(element: Element): string {
  const ids = (element.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

test.each([
  ["ab", "Use at least 3 characters."],
  ["a".repeat(31), "Use at most 30 characters."],
  ["müller", "“ü” can’t be in a name. Use letters, numbers, - or _."],
  ["kiln.studio", "“.” can’t be in a name. Use letters, numbers, - or _."],
  ["kiln--studio", "Use - and _ only between letters or numbers, one at a time."],
  ["12345", "Use at least one letter."],
  ["dashboard", "/dashboard is reserved."],
  ["kiln", "/kiln is taken."],
])("the name %s: %s", async (typed, words) => {
  await openSignUp();
  await field().fill(typed);
  await says(words);
  // The sentence belongs to the field for screen readers, too.
  expect(describedBy(field().element())).toContain(words);
});

test("a free name is told, and capitals and spaces turn into what an address can hold", async () => {
  await openSignUp();
  await userEvent.type(field(), "MOON JAR 7");
  await expect.element(field()).toHaveValue("moon-jar-7");
  await says("/moon-jar-7 is free.");
});

test("a taken name offers free ones, and one press takes one of them", async () => {
  await openSignUp();
  await field().fill("kiln");
  const idea = page.getByRole("button", { name: /^\/.*kiln/ }).first();
  await expect.element(idea).toBeVisible();
  const offered = idea.element().textContent?.trim().slice(1) ?? "";
  await idea.click();
  await expect.element(field()).toHaveValue(offered);
  await says(`/${offered} is free.`);
});

test("without a connection the name is checked again when asked", async () => {
  await openSignUp();
  setOnline(false);
  await field().fill("rain");
  await says(/you’re offline/i);
  setOnline(true);
  await page.getByRole("button", { name: "Check again" }).click();
  await says("/rain is free.");
});

test("an empty form says what is missing, leads to the first field, and follows what is typed", async () => {
  await openSignUp();
  await claim().click();
  for (const words of ["Choose a name for your page.", "Enter your email address.", "Choose a password."])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await email().fill("half@");
  await expect.element(page.getByText(uiLabels.emailInvalid)).toBeVisible();
  await fillForm();
  await terms().click();
  await expect.element(page.getByRole("alert").first()).not.toBeInTheDocument();
});

test("without the terms there is no account, and nothing typed is lost", async () => {
  const accounts = await openSignUp();
  await fillForm();
  await claim().click();
  await warns("Please accept the terms to continue.");
  await expect.element(terms()).toHaveFocus();
  await expect.element(field()).toHaveValue("moon-jar");
  await expect.element(email()).toHaveValue("mara@example.test");
  await expect.element(password()).toHaveValue(PASSWORD);
  expect(accounts).toEqual([]);
  await terms().click();
  await claim().click();
  await expect.poll(() => accounts).toEqual([{ username: "moon-jar", email: "mara@example.test" }]);
});

test("a leaked password and a name that was taken a moment ago are refused in words, and others go through", async () => {
  const accounts = await openSignUp();
  await fillForm();
  await password().fill(LEAKED);
  await terms().click();
  await claim().click();
  await warns(/avoid common passwords/);
  await password().fill(PASSWORD);
  await expect.element(page.getByRole("alert").first()).not.toBeInTheDocument();
  await says("/moon-jar is free.");
  TAKEN.add("moon-jar");
  await claim().click();
  await expect.element(page.getByText("/moon-jar is taken.").first()).toBeVisible();
  await field().fill("moon-jar-2");
  await says("/moon-jar-2 is free.");
  await claim().click();
  await expect.poll(() => accounts.map(({ username }) => username)).toEqual(["moon-jar-2"]);
});

test("a sign-up by keyboard alone", async () => {
  const accounts = await openSignUp();
  const reach = async (element: () => Element) => {
    for (let presses = 0; presses < 40 && document.activeElement !== element(); presses++) await userEvent.tab();
    expect(document.activeElement).toBe(element());
  };
  await reach(() => field().element());
  await userEvent.keyboard("moon-jar");
  await reach(() => email().element());
  await userEvent.keyboard("mara@example.test");
  await reach(() => password().element());
  await userEvent.keyboard(PASSWORD);
  await reach(() => terms().element());
  await userEvent.keyboard(" ");
  await expect.element(terms()).toBeChecked();
  await reach(() => claim().element());
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => accounts.length).toBe(1);
});

test("a wrong password is told without saying whether there is such an account, and the address stays", async () => {
  const owner = ownerElsewhere();
  await openScreen(paths.auth.login);
  for (const typed of [owner.email, "nobody@example.test"]) {
    await email().fill(typed);
    await password().fill("not-the-password-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await warns("That email and password don’t match.");
    await expect.element(email()).toHaveValue(typed);
  }
  await password().fill("");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.element(page.getByText("Enter your password.")).toBeVisible();
});

/** Somebody with an account who is not signed in here. */
function ownerElsewhere() {
  const { username: _, ...owner } = signedInOwner();
  signedOut({ ...owner, emailVerified: true });
  return owner;
}

test("a login by keyboard alone", async () => {
  const owner = ownerElsewhere();
  const screen = await openScreen(paths.auth.login);
  answer("note-sign-in", () => ({}));
  await expect.element(email()).toBeVisible();
  (email().element() as HTMLElement).focus();
  await userEvent.keyboard(owner.email);
  while (document.activeElement !== password().element()) await userEvent.tab();
  await userEvent.keyboard(`${owner.password}{Enter}`);
  await expect.poll(screen.path).toBe(paths.dashboard);
});

test.each([
  "//evil.example",
  "https://evil.example/",
  "/\\evil.example",
  "/%2f/evil.example",
  "/%5cevil.example",
  "javascript:alert(1)",
  "/\tevil",
])("after a login the way on to %j is not taken", async (next) => {
  const owner = ownerElsewhere();
  answer("note-sign-in", () => ({}));
  const screen = await openScreen(`${paths.auth.login}?${new URLSearchParams({ next })}`);
  await email().fill(owner.email);
  await password().fill(owner.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.poll(screen.path).toBe(paths.dashboard);
});

test.each([
  [`${paths.auth.confirmEmail}?code=half-a-co`, "This link is incomplete", paths.auth.resendConfirmation],
  [paths.auth.confirmEmail, "This link is incomplete", paths.auth.resendConfirmation],
  [`${paths.auth.updatePassword}?code=half-a-co`, "Your password hasn’t changed.", paths.auth.forgotPassword],
])("a broken link (%s) says so and offers a new one", async (link, words, next) => {
  signedOut();
  answer("explain-code", () => ({ state: "unknown" }));
  const screen = await openScreen(link);
  await expect.element(page.getByText(words).first()).toBeVisible();
  await page.getByRole("link", { name: "Send me a new link" }).click();
  await expect.poll(screen.path).toBe(next);
});

test("a changed address is put back by the button, not by opening the link, and a link that is too old says whom to ask", async () => {
  signedOut();
  let pressed = 0;
  answer("return-address", () => {
    pressed += 1;
    if (pressed === 1) throw new Refusal(400, "bad_request", { reason: "expired_code" });
    return { email: "mara@example.test" };
  });
  const link = `${paths.auth.confirmEmail}?back=a-code`;
  const putBack = page.getByRole("button", { name: "Restore address" });
  await openScreen(link);
  await expect.element(putBack).toBeVisible();
  expect(pressed).toBe(0);
  await putBack.click();
  await expect.element(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await openScreen(link);
  await putBack.click();
  await expect.element(page.getByRole("heading", { name: "Email address restored" })).toBeVisible();
});

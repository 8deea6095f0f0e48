import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

/** Waits until something can be seen. */
export async function seen(what: Locator): Promise<void> {
  await expect.element(what).toBeVisible();
}

/** Waits until these words can be seen, alone or in a sentence. */
export async function says(words: string | RegExp, within: Pick<Locator, "getByText"> = page): Promise<void> {
  await seen(within.getByText(words, { exact: false }).first());
}

/** Names that begin so: that of a field goes on with "optional", that of a switch with what it does. */
export const starting = (words: string) => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** A field to write in, by the beginning of its label. */
export const field = (label: string, within: Pick<Locator, "getByRole"> = page) => within.getByRole("textbox", { name: starting(label) });

/** A switch, by the beginning of its label. */
export const toggle = (label: string, within: Pick<Locator, "getByRole"> = page) => within.getByRole("switch", { name: starting(label) });

/** A button, by all of its name. */
export const button = (name: string, within: Pick<Locator, "getByRole"> = page) => within.getByRole("button", { name, exact: true });

/** A dialog, by all of its name. */
export const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });

/** Waits until something is not on the screen any more. */
export async function gone(what: Locator): Promise<void> {
  await expect.element(what).not.toBeInTheDocument();
}

/** Opens a closed row of a form, by the beginning of its name. */
export async function openRow(title: string): Promise<void> {
  await page.getByRole("button", { name: starting(title), expanded: false }).click();
}

/** Presses keys in a field or on a control, in the notation of user-event: `{Enter}`. */
export async function press(where: Locator, keys: string): Promise<void> {
  const element = where.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(keys);
}

/** Leaves a field, as Tab does. */
export async function leave(field: Locator): Promise<void> {
  const element = field.element();
  if (element instanceof HTMLElement) element.blur();
  await expect.element(field).not.toHaveFocus();
}

/** Chooses from the menu of actions of something that has a title. */
export async function act(title: string, name: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Waits for the words that are said at a field, which then is invalid. */
export async function expectWords(field: Locator, words: string | RegExp): Promise<void> {
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  const id = (await field.findElement()).getAttribute("aria-describedby")?.split(" ")[0] ?? "";
  await expect.poll(() => document.getElementById(id)?.textContent).toMatch(words);
}

export const scrollsSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

import { paths } from "@awning/domain/routes/paths";
import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";

/** Opens an order and waits until it stands. */
export async function openOrder(page: Page, order: { orderId: string; number: number }): Promise<void> {
  await page.goto(paths.order(order.orderId));
  await page.getByRole("heading", { level: 1, name: `#${order.number}` }).waitFor();
}

/** The names of the acts that the open order offers, those in the menu last. */
export async function offeredActs(page: Page): Promise<string[]> {
  const names = [
    "Mark as paid",
    "Mark as ready for pickup",
    "Mark as shipped",
    "Mark as picked up",
    "Mark as sent",
    "Mark as done",
    "Complete order",
    "Refund",
  ];
  const main = page.getByRole("main");
  const shown = await Promise.all(
    names.map(async (name) => ((await main.getByRole("button", { name, exact: true }).count()) > 0 ? [name] : [])),
  );
  const menu = main.getByRole("button", { name: "More actions" });
  if ((await menu.count()) === 0) return shown.flat();
  await menu.click();
  const items = await page.getByRole("menuitem").allTextContents();
  await page.keyboard.press("Escape");
  return [...shown.flat(), ...items];
}

/**
 * Starts an act: presses its button, or finds it in the menu. Answers the sheet that asks. What an order offers changes while
 * it is looked at, the menu under the pointer too: an act that is not there yet is looked for again.
 */
export async function startAct(page: Page, name: string): Promise<Locator> {
  const main = page.getByRole("main");
  const button = main.getByRole("button", { name, exact: true });
  const menu = main.getByRole("button", { name: "More actions" });
  const item = page.getByRole("menuitem", { name });
  const sheet = page.getByRole("dialog");
  // A tab in the background draws seldom, and is pressed only when it has.
  const soon = { timeout: 15_000 };
  await vi.waitFor(
    async () => {
      // Words at the lower edge stay for as long as a pointer rests on them, and would lie over what is pressed next.
      await page.mouse.move(0, 0);
      await button.or(menu).first().waitFor(soon);
      if ((await button.count()) > 0) await button.click(soon);
      else {
        if ((await item.count()) === 0) await menu.click(soon);
        await item.click(soon).catch(async (missing: unknown) => {
          await page.keyboard.press("Escape");
          throw missing;
        });
      }
    },
    { timeout: 60_000 },
  );
  await sheet.waitFor();
  return sheet;
}

/** Waits until the page says where the order stands on its two tracks. */
export async function standsAt(page: Page, ...words: string[]): Promise<void> {
  const stops = page.getByRole("region", { name: "Order status" }).locator("[aria-current=step]");
  await expect.poll(() => stops.allTextContents(), { timeout: 15_000 }).toEqual(words);
}

import type { Locator } from "playwright-core";
import { expect } from "vitest";

/**
 * Waits until there is none of it. What may still be there for a moment is waited for; what may still come is not: say first what
 * else is there once the screen is in its new state.
 */
export async function gone(locator: Locator): Promise<void> {
  await expect.poll(() => locator.count(), { message: `${locator}` }).toBe(0);
}

/** The same for what is in the document and not shown. */
export async function hidden(locator: Locator): Promise<void> {
  await expect.poll(() => locator.isVisible(), { message: `${locator}` }).toBe(false);
}

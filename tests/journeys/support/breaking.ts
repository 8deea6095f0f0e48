import { paths } from "@awning/domain/routes/paths";
import type { Page } from "playwright-core";

/** From the next key on, every screen that writes an amount of money throws while it is drawn. */
export async function breakScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const whole = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format");
    Object.assign(window, { whole, thrown: 0 });
    // Not before: whatever draws the screen anew by itself would take away the field that is typed into.
    const breakNow = () =>
      Object.defineProperty(Intl.NumberFormat.prototype, "format", {
        configurable: true,
        get: () => {
          Object.assign(window, { thrown: Reflect.get(window, "thrown") + 1 });
          throw new TypeError("the screen is broken on purpose");
        },
      });
    window.addEventListener("keydown", breakNow, { capture: true, once: true });
  });
}

/** How often a screen broken by {@link breakScreen} has thrown. */
export const timesThrown = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, "thrown")));

/** Undoes {@link breakScreen}. */
export async function mendScreen(page: Page): Promise<void> {
  await page.evaluate(() => Object.defineProperty(Intl.NumberFormat.prototype, "format", Reflect.get(window, "whole")));
}

/** Signs out in another tab of the same browser. */
export async function loseSignIn(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(paths.account);
  await tab.getByRole("button", { name: /^(sign|log) out$/i }).click();
  await tab.waitForURL((url) => url.pathname === paths.home);
  await tab.close();
}

/** From now on Firestore sees this browser's requests without who is signed in: the rules refuse whatever is private. */
export async function refuseReads(page: Page): Promise<void> {
  await page.route(/\/google\.firestore\.v1\.Firestore\/(?:Listen|Write)\/channel/, (route) => {
    const sent = route.request().postData();
    const url = route.request().url();
    const strip = (text: string) => text.replace(/Authorization(?::|%3A)Bearer(?:%20|\+)[^%&]*(?:%0D%0A)?/i, "");
    return route.continue({ url: strip(url), ...(sent === null ? {} : { postData: strip(sent) }) });
  });
}

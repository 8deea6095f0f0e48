import { paths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { openDemoShops } from "../support/demo-shops.ts";
import { lookAt } from "../support/look-at.ts";
import { stage } from "../support/stage.ts";

const { auth } = paths;
const SCREENS = [
  paths.home,
  paths.pricing,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.signupSuccess,
  auth.login,
  `${auth.login}?next=${paths.orders}`,
  `${auth.signup}?username=dashboard`,
  auth.forgotPassword,
  auth.updatePassword,
  auth.resendConfirmation,
  `${auth.codeError}?reason=expired&for=confirm`,
  `${auth.codeError}?reason=used&for=reset`,
  `${auth.codeError}?reason=offline&for=reset&code=x`,
  paths.testAuth,
  "/dashboard/more",
];

// The start page shows one of them in a frame.
await openDemoShops();

test.each(SCREENS)(
  "%s has nothing that axe finds wrong on a phone and on a desktop, by day and by night, and nothing is cut off",
  async (path) => {
    const page = await stage.person({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: "detached" });
    expect(await lookAt(page, { widths: [390, 1440] })).toEqual([]);
    await page.context().close();
  },
);

import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { expect, test } from "vitest";
import { admin, eventually } from "../../support/emulators.ts";
import { ask, htmlOnce, openShop } from "../../support/site-pages.ts";

test("a page that cannot be read any more is an error in the look that its site had", async () => {
  const { username } = await openShop({ site: { displayName: "Torn sails", theme: "riso" } });
  const themeOf = (html: string) => /data-theme="(\w+)"/.exec(html)?.[1];
  expect(themeOf(await htmlOnce(sitePaths.home(username)))).toBe("riso");

  const copy = admin.firestore.doc(documents.published(username));
  for (const path of [sitePaths.product(username, "bud-vase"), sitePaths.shop(username)]) {
    // What is known of a site counts for a moment, and a renewal of the shop’s beginning may still mend its copy.
    const answer = await eventually("an answer from a torn copy", async () => {
      await copy.set({ state: "live", displayName: 7 });
      const answer = await ask(path);
      return answer.status === 500 && answer;
    });
    const html = await answer.text();
    expect([path, answer.status, answer.headers.get("cache-control"), themeOf(html)]).toEqual([path, 500, "no-store", "riso"]);
    expect(html).toMatch(/Error code <code>[0-9a-f]{10}</);
  }
});

import { informationDocuments } from "@awning/domain/information-documents";
import { paths, sitePaths } from "@awning/domain/paths";
import { addDays, wallTime } from "@awning/domain/zoned-time";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Owner } from "../support/builders.ts";
import { admin } from "../support/emulators.ts";
import { htmlOnce } from "../support/site-pages.ts";
import { newOwner, open, saved } from "./support/owner.ts";
import { openStage } from "./support/stage.ts";

let stage: Awaited<ReturnType<typeof openStage>>;
let owner: Owner;
let page: Awaited<ReturnType<typeof newOwner>>["page"];

beforeAll(async () => {
  stage = await openStage();
  ({ owner, page } = await newOwner(stage, { site: { displayName: "Quay pots", headline: "Stoneware by the quay" } }));
});
afterAll(() => stage.close());

test("the share card on the screen is what messages get: words with every stroke, and the drawn picture", async () => {
  await open(page, paths.information);
  const card = page.getByRole("figure", { name: "Share card" });
  await card.getByText("Quay pots", { exact: false }).first().waitFor();
  const picture = card.getByRole("img", { name: "Your page as it is shared" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1200, 630]);
  await page.getByRole("textbox", { name: /^Title/ }).fill("Pots from the quay");
  await page.getByRole("textbox", { name: /^Description/ }).fill("Thrown, glazed and fired in one room.");
  await card.getByText("Pots from the quay").waitFor();
  await card.getByText("Thrown, glazed and fired in one room.").waitFor();
  await saved(page);
  await htmlOnce(sitePaths.home(owner.username), (html) => html.includes('property="og:title" content="Pots from the quay"'));
});

test("opening hours reach machines day by day, with days that differ", async () => {
  const near = addDays(wallTime(Date.now(), "Europe/Berlin").day, 30);
  await admin.firestore.doc(informationDocuments.profileSettings(owner.uid)).set({
    zone: "Europe/Berlin",
    shown: ["hours"],
    hours: {
      week: {
        mon: [
          { from: "09:00", until: "12:30" },
          { from: "14:00", until: "24:00" },
        ],
        tue: [],
        wed: [],
        thu: [],
        fri: [],
        sat: [],
        sun: [],
      },
      special: [near, "2099-12-24"].map((day) => ({ day, spans: [], note: "Closed" })),
    },
  });
  const html = await htmlOnce(sitePaths.home(owner.username), (text) => text.includes("openingHoursSpecification"));
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const hours = (opens: string, closes: string) => ({ "@type": "OpeningHoursSpecification", opens, closes });
  const dayOfWeek = "https://schema.org/Monday";
  expect(JSON.stringify(JSON.parse(found))).toContain(
    JSON.stringify([
      { ...hours("09:00", "12:30"), dayOfWeek },
      { ...hours("14:00", "23:59"), dayOfWeek },
    ]),
  );
  expect(found).toContain(`"validFrom":"${near}"`);
  // A day that is far away is not told yet.
  expect(found).not.toContain("2099-12-24");
  expect(found).toContain('"LocalBusiness"');
  expect(stage.complaints).toEqual([]);
});

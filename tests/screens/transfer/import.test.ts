import { paths } from "@awning/domain/routes/paths";
import { settingsPaths } from "@awning/domain/routes/settings-paths";
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as account from "../../../web/src/features/account/labels.ts";
import * as labels from "../../../web/src/features/transfer/labels.ts";
import { button, gone, says, scrollsSideways, seen } from "../support/acting.ts";
import { faults, paint } from "../support/axe.ts";
import { putLink } from "../support/links.ts";
import { DESKTOP, type Owner, openScreen, PHONE, putProduct, setOnline, signedInOwner, store, test } from "../support/screen.tsx";

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src,Status
mug,Mug of a very long name that somebody typed once and never made shorter,<p>Round.</p>,Kiln,blue,TRUE,Size,S,M-S,shopify,4,18.00,https://cdn.example.test/1.jpg,active
mug,,,,,,,L,M-L,shopify,0,24.00,,
bowl,Bowl,,,,FALSE,Title,Default Title,,,,30.00,,active
plate,Plate,,,,TRUE,,,,,,,,active
`;

const stored = (owner: Owner, name: string) =>
  store.list(`sites/${owner.uid}/${name}`).map(({ data }) => data) as {
    title?: string;
    state?: string;
    available?: number;
    productId?: string | null;
  }[];
const titles = (owner: Owner, name: string) =>
  stored(owner, name)
    .map(({ title }) => title?.slice(0, 5))
    .toSorted();

async function choose(name: string, text: string): Promise<void> {
  await userEvent.upload(page.getByLabelText(labels.chooseAFile), new File([text], name));
}

test("products come from a file once, also when it is chosen twice, and one press takes back what nobody changed", async ({ owner }) => {
  putProduct(owner, { title: "Own" });
  await openScreen(settingsPaths.import, { viewport: DESKTOP });
  await choose("products.csv", SHOPIFY);
  await expect.element(page.getByRole("combobox", { name: labels.fileFormat })).toHaveValue("shopify");
  await says("24.00 becomes €24.00");
  await button("1 row left out").click();
  await says("Row 5");
  await says(labels.PROBLEMS.no_price);
  expect(titles(owner, "products")).toEqual(["Own"]);
  await button(labels.importCounts(2, 0)).click();
  await says(labels.imported(2));
  expect(titles(owner, "products")).toEqual(["Bowl", "Mug o", "Own"]);
  expect(
    stored(owner, "stock")
      .map(({ available }) => available)
      .toSorted(),
  ).toEqual([0, 4]);
  expect(
    stored(owner, "products")
      .map(({ state }) => state)
      .toSorted(),
  ).toEqual(["active", "active", "draft"]);

  await button(labels.importAnother).click();
  await choose("products.csv", SHOPIFY);
  await button(labels.importCounts(2, 0)).click();
  await says(labels.alreadyHere(2));
  expect(titles(owner, "products")).toEqual(["Bowl", "Mug o", "Own"]);

  const [bowl] = store.list(`sites/${owner.uid}/products`).filter(({ data }) => data.title === "Bowl");
  store.set(bowl?.path ?? "", { ...bowl?.data, title: "Bowl, edited", updatedAt: new Date(Date.now() + 60_000) });
  await button(labels.undoImport).click();
  await says(labels.undone(1));
  await says(labels.keptEdited(1));
  expect(titles(owner, "products")).toEqual(["Bowl,", "Own"]);
  expect(stored(owner, "stock")).toEqual([]);
});

test("while a changed choice is read, what was read before it cannot be imported", async ({ owner }) => {
  await openScreen(settingsPaths.import, { viewport: DESKTOP });
  await choose("list.csv", 'Name,Price\nCup,"2.000"');
  await expect.element(button(labels.importCounts(1, 0))).toBeEnabled();
  const post = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(() => undefined);
  await page.getByRole("combobox", { name: labels.FIELD_NAMES.sku }).selectOptions("Name");
  await expect.element(button(labels.importCounts(1, 0))).toBeDisabled();
  post.mockRestore();
  await page.getByRole("combobox", { name: labels.FIELD_NAMES.sku }).selectOptions("None");
  await expect.element(button(labels.importCounts(1, 0))).toBeEnabled();
  expect(stored(owner, "products")).toEqual([]);
});

test("a saved page becomes links, after those that are there", async ({ owner }) => {
  await openScreen(paths.links);
  await page.getByRole("link", { name: "Import from another page" }).click();
  await choose("me.html", '<html><a href="https://a.example.test">My shop</a><a href="https://b.example.test">My music</a></html>');
  await says("My music");
  await button(labels.importCounts(0, 2)).click();
  await says(labels.imported(2));
  expect(titles(owner, "links")).toEqual(["My mu", "My sh"]);
  await page.getByRole("link", { name: labels.viewLinks }).click();
  await says("My shop");
});

test("another currency, an unknown list and a file that is none are answered in words", async ({ owner }) => {
  await openScreen(settingsPaths.import, { viewport: PHONE });
  await choose("old.zip", "PK\u0003\u0004 cut short");
  await says(labels.REFUSED.bad_archive);
  await choose("list.csv", "Name,Price,Currency\nCup,12,USD");
  await says(labels.otherCurrency("USD", "EUR"));
  await gone(button(labels.importCounts(1, 0)));
  await page.getByRole("checkbox", { name: labels.takeAsOurs("EUR") }).click();
  await seen(button(labels.importCounts(1, 0)));
  await page.getByRole("combobox", { name: labels.FIELD_NAMES.price }).selectOptions("None");
  await says(labels.nothingToImport);
  await button(labels.chooseAnother).click();
  await choose("customers.csv", "First Name,Last Name,Email,Total Spent,Total Orders\nA,B,a@example.test,1,1");
  await says(labels.NOTHING_MADE);
  setOnline(false);
  await says(labels.needsConnection);
  expect(stored(owner, "products")).toEqual([]);
});

test("everything can be downloaded, and what it holds moves into an empty account", async ({ owner }) => {
  putProduct(owner, { title: "Blue mug", price: 1800, stock: 7, id: "blueMug" });
  putProduct(owner, { title: "Zine", state: "draft" });
  putLink(owner, { title: "My shop", url: "https://a.example.test/" });
  putLink(owner, { type: "product", title: "The mug", url: "", productId: "blueMug" });
  await openScreen(`${paths.account}#download`);
  const files: Blob[] = [];
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "data:,";
  });
  await button(account.downloadData).click();
  await says(account.downloadReady);
  create.mockRestore();

  const next = signedInOwner();
  await openScreen(settingsPaths.import);
  await userEvent.upload(page.getByLabelText(labels.chooseAFile), new File(files, "old-shop.zip"));
  await says(labels.ownArchive);
  await button(labels.importCounts(2, 2)).click();
  await says(labels.imported(4));
  const [mug] = store.list(`sites/${next.uid}/products`).filter(({ data }) => data.title === "Blue mug");
  expect(titles(next, "products")).toEqual(["Blue ", "Zine"]);
  expect(stored(next, "stock")).toMatchObject([{ productId: mug?.id, available: 7 }]);
  expect(stored(next, "links").map(({ title, productId }) => [title, productId])).toEqual(
    expect.arrayContaining([
      ["My shop", null],
      ["The mug", mug?.id],
    ]),
  );
  await button(labels.undoImport).click();
  await says(labels.undone(4));
  expect([stored(next, "products"), stored(next, "links"), stored(next, "stock")]).toEqual([[], [], []]);
});

test("every state can be read by everyone, at every width, in light and dark", async ({ owner }) => {
  putProduct(owner, { title: "Own" });
  const look = async (name: string) => {
    for (const [size, viewport] of Object.entries({
      phone: PHONE,
      desk: { width: 1440, height: 900 },
      narrow: { width: 320, height: 700 },
    }))
      for (const theme of ["light", "dark"] as const) {
        await page.viewport(viewport.width, viewport.height);
        paint(theme);
        expect(await faults(theme === "light" ? "all" : "colours"), `${name} ${size} ${theme}`).toEqual([]);
        expect(scrollsSideways(), `${name} ${size}`).toBe(false);
        if (import.meta.env.VITE_PICTURES)
          await page.screenshot({ path: `../../../node_modules/.pictures/import-${name}-${size}-${theme}.png` });
      }
    paint("light");
  };
  await openScreen(settingsPaths.import);
  await look("choose");
  await choose("products.csv", SHOPIFY);
  await button("1 row left out").click();
  await look("preview");
  await button(labels.chooseAnother).click();
  await choose("list.csv", `Name,Price,Currency,Farbe\nCup,"1.200",USD,blau\n${"x".repeat(90)},12,EUR,rot`);
  await says(labels.columnsTitle);
  await look("columns");
  await button(labels.importCounts(1, 0)).click();
  await says(labels.imported(1));
  await look("done");
});

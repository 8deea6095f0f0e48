import { ownPaths } from "@awning/domain/routes/own-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { informationDocuments } from "@awning/domain/site/information-documents";
import type { Page } from "playwright-core";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { gone } from "../../support/absence.ts";
import { allFaults, scrollsSideways } from "../../support/axe.ts";
import { makeProduct } from "../../support/builders.ts";
import { admin, SITE } from "../../support/emulators.ts";
import { PHONE } from "../../support/shop.ts";
import { ask, htmlOnce, makeLink, openShop } from "../../support/site-pages.ts";
import { stage } from "../support/stage.ts";

const owner = await openShop({ site: { displayName: "Harbour pots" } });
const home = sitePaths.home(owner.username);
await makeProduct(owner, { title: "Bud vase", slug: "bud-vase" });
await makeLink(owner, "market", { title: "Saturday market", url: "https://market.example.test/saturday" });
await admin.firestore
  .doc(informationDocuments.profileSettings(owner.uid))
  .set({ email: "hello@harbour.example.test", phone: "+49 341 5550", address: "Quay 4", shown: ["email", "phone"] });
await htmlOnce(
  home,
  (html) => html.includes("hello@harbour.example.test") && html.includes("Saturday market") && html.includes("Bud vase"),
);

async function textOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

/** The file behind a link that downloads. */
async function downloaded(page: Page, name: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return { name: download.suggestedFilename(), file: Buffer.concat(parts) };
}

test("the sheet passes on the page and not the way that a visitor came, and shows its picture after a move as well", async () => {
  const page = await stage.person({ permissions: ["clipboard-read", "clipboard-write"] });
  const share = async () => {
    await page.getByRole("button", { name: "Share this page" }).click();
    const sheet = page.getByRole("dialog", { name: "Share this page" });
    const picture = await sheet.getByAltText("Preview of this page when shared").getAttribute("src");
    await sheet.getByRole("button", { name: "Copy" }).click();
    await sheet.getByText("Copied").waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    return [await page.evaluate(() => navigator.clipboard.readText()), picture];
  };
  const picture = expect.stringContaining(`/${owner.username}/share/`);
  await page.goto(`${home}?fbclid=IwAR0&utm_source=instagram`);
  expect(await share()).toEqual([SITE + home, picture]);
  await page.evaluate(() => Reflect.set(window, "isSame", true));
  await page.getByRole("link", { name: /^View (product|all)/ }).click();
  await page.getByRole("heading", { level: 1, name: "Shop" }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  expect(await share()).toEqual([SITE + sitePaths.shop(owner.username), picture]);
  // The first page's other languages are not those of this one.
  await gone(page.locator("link[rel=alternate]"));
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Harbour pots" }).waitFor();
  expect(await share()).toEqual([SITE + home, picture]);
  expect(await page.locator("link[rel=alternate]").count()).toBe(2);
});

test.each(["desktop", "phone"])("the sheet copies the address and gives it as a picture that scanners read, on a %s", async (device) => {
  const page = await stage.person({ ...(device === "phone" ? PHONE : {}), permissions: ["clipboard-read", "clipboard-write"] });
  const origins = new Set<string>();
  const scripts: string[] = [];
  page.on("request", (request) => {
    origins.add(new URL(request.url()).origin);
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(home);
  await page.waitForLoadState("networkidle");
  expect([...origins]).toEqual([SITE]);
  expect(scripts).toEqual([]);
  await page.getByRole("button", { name: "Share this page" }).click();
  const sheet = page.getByRole("dialog", { name: "Share this page" });
  await sheet.getByRole("button", { name: "Copy" }).click();
  await sheet.getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SITE + home);
  for (const kind of ["QR code (PNG)", "QR code (SVG)"]) {
    const { name, file } = await downloaded(page, kind);
    expect(name).toMatch(kind.includes("PNG") ? /^qr-[\w-]+\.png$/ : /^qr-[\w-]+\.svg$/);
    expect(await textOf(file)).toBe(SITE + home);
  }
  expect(await allFaults(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Copy or share: Saturday market" }).click();
  await page.getByRole("dialog", { name: "Saturday market" }).getByText("market.example.test/saturday").waitFor();
  expect([...origins].filter((origin) => origin.startsWith("http"))).toEqual([SITE]);
});

test("each link is copied as people would write it down, whatever it leads to", async () => {
  const product = await makeProduct(owner, { title: "Salt pig", slug: "salt-pig", stock: 3 });
  const kinds: [string, string, Record<string, unknown>][] = [
    ["Email us", "hello@harbour.example.test", { type: "email", url: "mailto:hello@harbour.example.test" }],
    ["Call us", "+493415550", { type: "phone", url: "tel:+493415550" }],
    ["Text us", "+493415551", { type: "sms", url: "sms:+493415551" }],
    ["WhatsApp", "https://wa.me/493415550", { type: "whatsapp", url: "https://wa.me/493415550" }],
    ["Our film", "https://www.youtube.com/watch?v=aqz-KE-bpKQ", { type: "embed", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" }],
    ["The salt pig", SITE + sitePaths.product(owner.username, "salt-pig"), { type: "product", url: "", productId: product }],
    ["Saturday market", "https://market.example.test/saturday", {}],
  ];
  for (const [index, [title, , fields]] of kinds.slice(0, -1).entries())
    await makeLink(owner, `kind${index}`, { title, order: `b${index}`, ...fields });
  await htmlOnce(home, (html) => kinds.every(([title]) => html.includes(title)));
  const page = await stage.person({ ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(Object.assign(window, { shared: what })) });
  });
  await page.goto(home);
  for (const [title, copied] of kinds) {
    await page.getByRole("button", { name: `Copy or share: ${title}` }).click();
    const sheet = page.getByRole("dialog", { name: title });
    await sheet.getByRole("button", { name: "Copy" }).click();
    await sheet.getByText("Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    // Where a browser can hand it to another app itself, that is offered as well.
    await sheet.getByRole("button", { name: "Send to…" }).click();
    const shared = await page.evaluate(() => Object.entries(window).find(([key]) => key === "shared")?.[1]);
    expect(shared).toEqual(copied.startsWith("http") ? { url: copied } : { text: copied });
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  }
  expect(await scrollsSideways(page)).toBe(false);
  const plain = await stage.person();
  await plain.goto(home);
  await plain.getByRole("button", { name: "Share this page" }).click();
  await plain.getByRole("dialog").getByRole("link", { name: "QR code (PNG)" }).waitFor();
  await gone(plain.getByRole("button", { name: "Send to…" }));
});

test("a contact is saved without script, and says only what is shown", async () => {
  const html = await htmlOnce(home);
  expect(html).toContain(`href="${ownPaths.contactCard(owner.username)}"`);
  const answer = await ask(ownPaths.contactCard(owner.username));
  expect(answer.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${owner.username}.vcf"`);
  const card = await answer.text();
  expect(card).toContain("TEL;TYPE=WORK,VOICE:+493415550");
  expect(card).not.toContain("Quay 4");
});

test("anyone who is inside another app is led out of it, once, and no one else is told", async () => {
  const inside = await stage.person({ ...PHONE, userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Instagram 400.0.0" });
  await inside.goto(home);
  const hint = inside.getByRole("complementary", { name: "Open in your browser" });
  expect(await hint.getByRole("link", { name: "Open in your browser" }).getAttribute("href")).toMatch(
    /^intent:\/\/.*#Intent;scheme=http;end$/,
  );
  await hint.getByRole("button", { name: "Stay here" }).click();
  await inside.reload();
  await inside.getByRole("heading", { level: 1 }).waitFor();
  await inside.waitForLoadState("networkidle");
  await gone(hint);
  const outside = await stage.person(PHONE);
  await outside.goto(home);
  await outside.waitForLoadState("networkidle");
  await gone(outside.getByRole("complementary", { name: "Open in your browser" }));
});

import { collections, documents } from "@awning/domain/routes/firestore-paths";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { recogniseLink } from "../../../web/src/features/link/recognise.ts";
import { makeOwner, type Owner } from "../../support/builders.ts";
import { admin, eventually } from "../../support/emulators.ts";
import { signedInState } from "../../support/signed-in-state.ts";
import type { Stage } from "./stage.ts";

export { PHONE } from "./shop.ts";

/** An owner nobody else uses, signed in on a device of their own. */
export async function newOwner(
  stage: Stage,
  options: Parameters<typeof makeOwner>[0] = {},
  device?: BrowserContextOptions,
): Promise<{ owner: Owner; page: Page }> {
  const owner = await makeOwner(options);
  return { owner, page: await onDevice(stage, owner, device) };
}

/** The same owner on one more device, signed in. No screen is open yet. */
export async function onDevice(stage: Stage, owner: Pick<Owner, "email" | "password">, options?: BrowserContextOptions): Promise<Page> {
  return stage.person({ ...options, storageState: await signedInState(owner.email, owner.password) });
}

/** Opens a closed row of a form, by the beginning of its name. */
export async function openRow(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${title}`), expanded: false }).click();
}

/** Opens a screen and waits until nothing in it loads any more. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until a screen stands and nothing in it says that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
}

/** Waits until the screen says that the server has everything. */
export async function saved(page: Page): Promise<void> {
  const said = () => page.getByRole("main").getByRole("status").allTextContents();
  await expect.poll(async () => (await said()).map((text) => text.trim()), { timeout: 15_000, interval: 20 }).toContain("Saved");
}

/** The stored fields of a site. */
export async function storedSite(owner: Owner) {
  return (await admin.firestore.doc(documents.site(owner.uid)).get()).data();
}

/** The stored links in their order. */
export async function storedLinks(owner: Owner) {
  const found = await admin.firestore.collection(collections.links(owner.uid)).orderBy("order").get();
  return found.docs.map((one) => ({ id: one.id, ...one.data() }) as Record<string, unknown> & { id: string; title: string });
}

/** The stored product of this title, once there is one. */
export function storedProduct(owner: Owner, title: string) {
  return eventually(`a product called ${title}`, async () => {
    const found = await admin.firestore.collection(collections.products(owner.uid)).where("title", "==", title).get();
    const [one] = found.docs;
    return one && ({ id: one.id, ...one.data() } as Record<string, unknown> & { id: string });
  });
}

/** The entries of the list of links as they stand on the screen. */
export function shownLinks(page: Page): Promise<string[]> {
  return page
    .getByRole("list", { name: "Links" })
    .getByRole("switch")
    .evaluateAll((all) => all.map((one) => (one.getAttribute("aria-label") ?? "").replace(/^Show /, "")));
}

/** Adds a link by pasting an address. Leaves its editor open. */
export async function addLink(page: Page, address: string): Promise<void> {
  await page.getByRole("textbox", { name: "New link" }).fill(address);
  await page.getByRole("button", { name: /^Add( link)?$/ }).click();
}

/** Adds a link and opens its editor. */
export async function addAndEdit(page: Page, address: string): Promise<void> {
  await addLink(page, address);
  const link = recogniseLink(address);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("switch", { name: `Show ${"title" in link ? link.title : ""}` }) });
  await row.last().getByRole("button", { name: /Edit$/ }).click();
}

/** Adds a link, calls it something and closes its editor. */
export async function addNamedLink(page: Page, address: string, title: string): Promise<void> {
  await addAndEdit(page, address);
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("switch", { name: `Show ${title}` }).waitFor();
}

/** Goes to a private screen by the rail, as a person would: nothing is loaded anew. */
export async function goBy(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

import { documents } from "@awning/domain/routes/firestore-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { PAGE_DATA_HEADER, sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import type { PageView } from "../../../functions/src/storefront/render/page.ts";
import { drawView } from "../../../functions/src/storefront/render/page-document.tsx";
import { pageDataSchema } from "../../../web/src/navigation/page-data.ts";
import { cartLine, makeOwner, makeProduct, type Owner, orderInput, randomName } from "../../support/builders.ts";
import { run } from "../../support/clients.ts";
import { admin, eventually, SITE } from "../../support/emulators.ts";
import { reactHtml, sameMeaning } from "../../support/react-html.ts";
import { ask, decode, htmlOnce, metaOf, openShop } from "../../support/site-pages.ts";

let owner: Owner;
let line = "";
let confirmation = "";
let order = "";

beforeAll(async () => {
  owner = await openShop({ site: { displayName: "Harbour pots", bio: "Thrown by the quay." } });
  const productId = await makeProduct(owner, { title: "Bud vase", slug: "bud-vase", description: "One stem.\n\nNo more." });
  // Each page is kept for itself for a moment: all that are compared below must have caught up.
  for (const path of [sitePaths.home(owner.username), sitePaths.shop(owner.username)])
    await htmlOnce(path, (html) => html.includes("Bud vase"));
  await htmlOnce(sitePaths.product(owner.username, "bud-vase"));
  line = `?line=${productId}.single.2`;
  const quote = await run("quote", { username: owner.username, lines: [cartLine(productId)], delivery: "pickup" });
  const placed = await run("place-order", orderInput(owner, quote));
  confirmation = placed.confirmationUrl;
  order = placed.orderUrl.replace(SITE, "");
});

async function askData(path: string) {
  const answer = await ask(path, { headers: { [PAGE_DATA_HEADER]: "1" } });
  return { answer, data: pageDataSchema.parse(await answer.json()) };
}

/** A checkout makes a new key for every visitor: the one thing in which two answers differ. */
function withoutKey(html: string): string {
  return html.replace(/(name="key" type="hidden" value=")[\w-]+/, "$1");
}

/** What React itself draws from the data. */
function draw({ kind, props }: z.infer<typeof pageDataSchema>): string {
  const view = { kind, props } as unknown as PageView;
  return withoutKey(reactHtml(drawView(view)));
}

describe("a page's data", () => {
  test("of each kind is what its HTML is drawn from, with its status", async () => {
    const pages: [kind: string, path: string, status: number][] = [
      ["home", sitePaths.home(owner.username), 200],
      ["shop", sitePaths.shop(owner.username), 200],
      ["product", sitePaths.product(owner.username, "bud-vase"), 200],
      ["shop", sitePaths.product(owner.username, "nothing-like-it"), 404],
      ["checkout", sitePaths.checkout(owner.username) + line, 200],
      ["checkout", sitePaths.checkout(owner.username), 200],
      ["confirmation", confirmation, 200],
      ["order", order, 200],
      ["order", sitePaths.order(owner.username, "AbC123"), 404],
      ["not-found", `/${randomName("free")}`, 404],
      ["not-found", `/${randomName("free")}/checkout`, 404],
      ["not-found", "/admin", 404],
      ["not-found", pagePaths.page(owner.username, "nothing-like-it"), 404],
    ];
    for (const [kind, path, status] of pages) {
      const page = await ask(path);
      const html = await page.text();
      const { answer, data } = await askData(path);
      expect([path, page.status, answer.status, data.status, data.kind]).toEqual([path, status, status, status, kind]);
      expect(data.notFound).toBe(status === 404 ? true : undefined);
      expect(html).toContain(`<title>${data.title}</title>`);
      expect(metaOf(html, "description") ?? "").toBe(data.description);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      expect(canonical === undefined ? null : decode(canonical)).toBe(data.canonical);
      expect(withoutKey(sameMeaning(html))).toContain(draw(data));
    }
  });

  test("is JSON for no one's index, kept apart from the HTML, with the same rules of caching", async () => {
    for (const path of [sitePaths.home(owner.username), sitePaths.checkout(owner.username), order, `/${randomName("free")}`]) {
      const page = await ask(path);
      const { answer } = await askData(path);
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
      for (const one of [page, answer]) expect(one.headers.get("vary")).toMatch(/(^|, ?)x-page-data($|,)/i);
      expect(answer.headers.get("cache-control")).toBe(page.headers.get("cache-control"));
      const [pageTag, dataTag] = [page.headers.get("etag"), answer.headers.get("etag")];
      if (pageTag) expect(dataTag).not.toBe(pageTag);
      else expect(dataTag).toBeNull();
    }
  });

  test("only the value 1 asks for it", async () => {
    const answer = await ask(sitePaths.home(owner.username), { headers: { [PAGE_DATA_HEADER]: "yes" } });
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  test("moves with the page: another letter case and an old name lead to the right data", async () => {
    const old = randomName("old");
    await admin.firestore.doc(documents.username(old)).set({
      uid: owner.uid,
      state: "redirect",
      redirectTo: owner.username,
      since: new Date(),
      until: new Date(Date.now() + 1e9),
      shape: old,
    });
    for (const name of [owner.username.toUpperCase(), old]) {
      const answer = await fetch(`${SITE}/${name}/shop`, { headers: { [PAGE_DATA_HEADER]: "1" } });
      const data = pageDataSchema.parse(await answer.json());
      expect([answer.url, data.kind]).toEqual([SITE + sitePaths.shop(owner.username), "shop"]);
    }
  });

  test("of a suspended page is gone, of a closed one not found", async () => {
    const gone = await openShop();
    await admin.firestore.doc(documents.site(gone.uid)).update({ suspendedAt: new Date() });
    await eventually("gone", async () => (await ask(`/${gone.username}`)).status === 410);
    expect((await askData(`/${gone.username}`)).data).toMatchObject({ kind: "gone", status: 410 });
    const shut = await makeOwner({ site: { published: false } });
    expect((await askData(`/${shut.username}`)).data).toMatchObject({
      kind: "not-found",
      status: 404,
      notFound: true,
      props: { name: "taken" },
    });
  });

  test("of an order without its key tells what was bought, and nothing about who bought it", async () => {
    const bare = order.split("?")[0] ?? "";
    const { data } = await askData(bare);
    expect(data.props.order).toBeNull();
    const text = JSON.stringify(data);
    expect(Object.keys(Object(data.props.stub)).toSorted()).toEqual([
      "currency",
      "delivery",
      "discount",
      "fulfilmentStatus",
      "hasServiceLeft",
      "isMoneyKept",
      "kinds",
      "lines",
      "paymentMethod",
      "paymentStatus",
      "refunds",
      "shipping",
      "status",
      "subtotal",
      "tax",
      "total",
    ]);
    for (const secret of ["Corner store", "example.test", "1001", "viewId"]) expect(text).not.toContain(secret);
  });

  test("of an order holds nothing that is the shop's own", async () => {
    const { data } = await askData(order);
    expect(JSON.stringify(data)).toContain("Bud vase");
    for (const secret of ["requestHash", "accessRev", "consents", owner.uid, owner.email])
      expect(JSON.stringify(data)).not.toContain(secret);
  });
});

describe("an order page without its key", () => {
  test("is the same stub letter by letter, whatever is in place of the key", async () => {
    const [path = ""] = order.split("?");
    const stub = await (await ask(path)).text();
    const keys = ["", "?key=", `?key=${"x".repeat(43)}`, `?key=${"x".repeat(4000)}`, "?key=%00", "?key=a&key=b"];
    for (const key of keys) {
      const answer = await ask(path + key);
      expect([key, answer.status]).toEqual([key, 200]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await answer.text()).toBe(stub);
    }
    expect(stub).toContain("Bud vase");
    for (const secret of ["Corner store", "example.test", "#1001"]) expect(stub.replaceAll("name@shop.example", "")).not.toContain(secret);
    const never = await ask(sitePaths.order(owner.username, "0".repeat(24)));
    expect(never.status).toBe(404);
    expect(await never.text()).toContain("Order not found");
  });

  test("is the same below another shop's name, even with the right key", async () => {
    const other = await openShop({ site: { displayName: "Other stall" } });
    const answer = await ask(order.replace(owner.username, other.username));
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("Bud vase");
  });

  test("shows the whole order with it, also after the shop has closed", async () => {
    await admin.firestore.doc(documents.site(owner.uid)).update({ published: false });
    await eventually("closed", async () => (await ask(`/${owner.username}`)).status === 404);
    const answer = await ask(order);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const words of ["Bud vase", "Order confirmed", "#1001", "Harbour pots"]) expect(html).toContain(words);
    await admin.firestore.doc(documents.site(owner.uid)).update({ published: true });
  });
});

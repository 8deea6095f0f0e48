import { RESERVED_USERNAMES } from "@awning/domain/account/reserved-usernames";
import { documents } from "@awning/domain/routes/firestore-paths";
import { ownPaths } from "@awning/domain/routes/own-paths";
import { pagePaths } from "@awning/domain/routes/page-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { beforeAll, describe, expect, test } from "vitest";
import { makeOwner, makeProduct, type Owner, randomName } from "../../support/builders.ts";
import { admin, eventually, readDocument } from "../../support/emulators.ts";
import { ask, attributes, bodyOf, decode, htmlOnce, openShop } from "../../support/site-pages.ts";

const DAY_MS = 86_400_000;
let owner: Owner;
let productId = "";

beforeAll(async () => {
  owner = await openShop({ site: { displayName: "Harbour pots" } });
  productId = await makeProduct(owner, { title: "Bud vase", slug: "bud-vase" });
  await htmlOnce(sitePaths.product(owner.username, "bud-vase"));
});

/** A name that leads to another one, for so many days. */
async function leadOn(name: string, redirectTo: string, days: number): Promise<void> {
  const now = Date.now();
  const claim = { uid: owner.uid, state: "redirect", redirectTo, since: new Date(now), until: new Date(now + days * DAY_MS), shape: name };
  await admin.firestore.doc(documents.username(name)).set(claim);
}

describe("addresses of a shop", () => {
  test("home, shop, product and checkout answer 200", async () => {
    const { username } = owner;
    const checkout = `${sitePaths.checkout(username)}?line=${productId}.single.1`;
    for (const path of [sitePaths.home(username), sitePaths.shop(username), sitePaths.product(username, "bud-vase"), checkout]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain("Harbour pots");
    }
  });

  test("another letter case moves for good to the one right address, with its query", async () => {
    const { username } = owner;
    const typed = username.toUpperCase();
    for (const rest of ["", "/shop", "/checkout", "/order-confirmation", "/order/AbC123"]) {
      const answer = await ask(`/${typed}${rest}?product=Bud+vase&utm=a%26b`);
      expect([rest, answer.status]).toEqual([rest, 301]);
      const to = new URL(answer.headers.get("location") ?? "", "http://site.test");
      expect(to.pathname).toBe(`/${username}${rest}`);
      expect([...to.searchParams]).toEqual([
        ["product", "Bud vase"],
        ["utm", "a&b"],
      ]);
    }
  });

  test("a slash at the end is taken away", async () => {
    for (const rest of ["/", "/shop/"]) {
      const answer = await ask(`/${owner.username}${rest}`);
      expect([rest, answer.status, answer.headers.get("location")]).toEqual([rest, 301, `/${owner.username}${rest.slice(0, -1)}`]);
    }
  });

  test("an old name leads to the new one with everything behind it, as long as it is held", async () => {
    const old = randomName("old");
    await leadOn(old, owner.username, 100);
    for (const rest of ["", "/shop/bud-vase", "/checkout?line=a.b.1", "/order/AbC123?key=k_-1", "/order-confirmation?order=A&key=k"]) {
      const answer = await ask(`/${old}${rest}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, `/${owner.username}${rest}`]);
    }
    expect((await fetch(`${new URL((await ask(`/${old.toUpperCase()}`)).url).origin}/${old.toUpperCase()}`)).url).toMatch(
      new RegExp(`/${owner.username}$`),
    );
  });

  test("an old name that is held no longer is free again", async () => {
    const old = randomName("old");
    await leadOn(old, owner.username, -1);
    const answer = await ask(`/${old}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("This name isn’t taken yet");
  });

  test("a product that was taken out for good is a 410, and back on sale it is there again", async () => {
    const id = await makeProduct(owner, { title: "Old jug", slug: "old-jug" });
    const path = sitePaths.product(owner.username, "old-jug");
    await htmlOnce(path);
    await admin.firestore.doc(documents.product(owner.uid, id)).update({ state: "archived", updatedAt: new Date() });
    await eventually("410", async () => (await ask(path)).status === 410);
    const html = await (await ask(path)).text();
    expect(html).toContain("This product is no longer available.");
    expect(html).toContain('<meta name="robots" content="noindex"');
    await admin.firestore.doc(documents.product(owner.uid, id)).update({ state: "active", updatedAt: new Date() });
    await htmlOnce(path);
  });

  test("a product that is not there is a 404 with the shelf around it", async () => {
    const answer = await ask(sitePaths.product(owner.username, "no-such-thing"));
    expect(answer.status).toBe(404);
    const html = bodyOf(await answer.text());
    expect(html).toContain("This product is no longer available.");
    expect(html).toContain("Bud vase");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test("what a shop has not is a 404 with the ways back into it", async () => {
    const { username } = owner;
    const page = pagePaths.page(username, "no-such-page");
    for (const path of [page, ownPaths.legal(username, "imprint"), ownPaths.chat(username), `${sitePaths.shop(username)}?page=9`]) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, expect.stringContaining("s-maxage=1,")]);
      const text = await answer.text();
      expect(text).toContain("<title>Page not found · Harbour pots</title>");
      const html = bodyOf(text);
      expect(html).toContain("Page not found.");
      expect(html).toMatch(new RegExp(`<a[^>]* href="/${username}"[^>]*>Back to Harbour pots</a>`));
      expect(attributes(html, "href")).toEqual(expect.arrayContaining([ownPaths.report(username), sitePaths.findOrder(username)]));
    }
  });

  test("a small shop has no second page, and none by another name", async () => {
    for (const query of ["?page=2", "?page=0", "?page=-1", "?page=1e3", "?page=", "?page=99999"])
      expect([query, (await ask(sitePaths.shop(owner.username) + query)).status]).toEqual([query, 404]);
  });
});

describe("addresses without a shop", () => {
  test("a free name is offered, with the way to claim it", async () => {
    const name = randomName("free");
    for (const rest of ["", "/shop", "/checkout", "/order/AbC123"]) {
      const answer = await ask(`/${name}${rest}`);
      expect([rest, answer.status]).toEqual([rest, 404]);
      const html = bodyOf(await answer.text());
      expect(html).toContain(`The name <b>${name}</b> is available.`);
      expect(attributes(html, "action")).toEqual([paths.auth.signup]);
      expect(html).toMatch(new RegExp(`<input[^>]* name="username"[^>]* value="${name}"`));
      expect(html).toContain("Claim this name");
    }
  });

  test("a name that can be no one’s is not offered", async () => {
    for (const name of ["a".repeat(31), "123-456", "no--such", "x_"]) {
      const answer = await ask(`/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
      const html = bodyOf(await answer.text());
      expect(html).toContain("Page not found.");
      expect(html).not.toMatch(/claim/i);
    }
  });

  test("a page that is not published yet says so and is not offered to others", async () => {
    const shut = await makeOwner({ site: { published: false, displayName: "Secret stall" } });
    const answer = await ask(`/${shut.username}`);
    expect(answer.status).toBe(404);
    const html = bodyOf(await answer.text());
    expect(html).toContain("This page is closed right now.");
    expect(html).not.toContain("Secret stall");
    expect(html).not.toMatch(/claim/i);
  });

  test("a suspended page is gone, and nothing of it is shown", async () => {
    const gone = await openShop({ site: { displayName: "Shady stall" } });
    await admin.firestore.doc(documents.site(gone.uid)).update({ suspendedAt: new Date() });
    await eventually("gone", async () => (await ask(`/${gone.username}`)).status === 410);
    for (const rest of ["", "/shop", "/checkout"]) {
      const answer = await ask(`/${gone.username}${rest}`);
      expect([rest, answer.status]).toEqual([rest, 410]);
      const html = bodyOf(await answer.text());
      expect(html).toContain("This page no longer exists.");
      expect(html).not.toContain("Shady stall");
    }
  });

  test("no reserved name ever shows a shop, even if one were stored under it", async () => {
    const published = await readDocument(documents.published(owner.username));
    const shown: string[] = [];
    const names = [...RESERVED_USERNAMES];
    const look = async (path: string) => {
      const answer = await ask(path);
      const html = bodyOf(await answer.text());
      if (html.includes("Harbour pots") || answer.status >= 500) shown.push(`${path} ${answer.status}`);
    };
    // Documents are read before any is taken away again, so that all of them stand there at once.
    await Promise.all(names.map((name) => admin.firestore.doc(documents.published(name)).set({ ...published, username: name })));
    try {
      for (const name of names) await Promise.all([`/${name}`, `/${name}/shop`, `/${name}/checkout`].map(look));
    } finally {
      await Promise.all(names.map((name) => admin.firestore.doc(documents.published(name)).delete()));
    }
    expect(RESERVED_USERNAMES.size).toBeGreaterThan(100);
    expect(shown).toEqual([]);
  }, 240_000);
});

describe("how pages answer", () => {
  test("what cannot be read says so, with a code, a way to try again and a way home", async () => {
    const username = randomName("torn");
    await admin.firestore.doc(documents.published(username)).set({ state: "live", displayName: 7 });
    const path = `/${username}/shop/bud-vase`;
    const answer = await ask(path);
    const html = bodyOf(await answer.text());
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(html).not.toContain("exception");
    expect(html).toMatch(/Error code <code>[0-9a-f]{10}</);
    expect(attributes(html, "href")).toEqual(expect.arrayContaining([path, "/"]));
    for (const inner of ["ZodError", "    at ", ".ts:", "displayName"]) expect(html).not.toContain(inner);
  });

  test("HEAD is GET without a body", async () => {
    const gone = randomName("free");
    for (const path of [`/${owner.username}`, `/${owner.username}/shop`, `/${gone}`, `/${owner.username}/checkout`]) {
      const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
      expect([path, head.status, await head.text()]).toEqual([path, get.status, ""]);
      for (const name of ["content-type", "cache-control", "etag", "content-security-policy", "vary"])
        expect([path, name, head.headers.get(name)]).toEqual([path, name, get.headers.get(name)]);
    }
    expect((await ask(`/${owner.username.toUpperCase()}`, { method: "HEAD" })).status).toBe(301);
  });

  test("other methods are refused by name", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await ask(`/${owner.username}`, { method });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "GET, HEAD"]);
    }
    const put = await ask(sitePaths.checkout(owner.username), { method: "PUT" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });

  test("a page that did not change is not sent again", async () => {
    const first = await ask(`/${owner.username}`);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[\w-]{20,}"$/);
    const again = await ask(`/${owner.username}`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask(`/${owner.username}`, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("pages for all are kept for seconds, those of one person never", async () => {
    const shared = [`/${owner.username}`, `/${owner.username}/shop`, `/${randomName("free")}`, `/${owner.username.toUpperCase()}`];
    for (const path of shared)
      expect((await ask(path)).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1, stale-while-revalidate=1");
    const own = [sitePaths.checkout(owner.username), sitePaths.order(owner.username, "AbC123"), sitePaths.confirmation(owner.username)];
    for (const path of own) {
      const { headers } = await ask(path);
      expect([path, headers.get("cache-control"), headers.get("referrer-policy"), headers.get("etag")]).toEqual([
        path,
        "private, no-store",
        "no-referrer",
        null,
      ]);
    }
  });

  test("every page carries a policy under which only our own script runs", async () => {
    const paths = [
      `/${owner.username}`,
      sitePaths.checkout(owner.username),
      sitePaths.order(owner.username, "AbC123"),
      `/${randomName("free")}`,
    ];
    for (const path of paths) {
      const { headers } = await ask(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      const policy = decode(headers.get("content-security-policy") ?? "");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
      // A style can load nothing from elsewhere.
      for (const part of ["style-src 'unsafe-inline'", "font-src 'self'"]) expect(policy.split("; ")).toContain(part);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]{43}='$/);
      expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(/checkout|order/.test(path) ? "'none'" : "'self'");
    }
  });
});

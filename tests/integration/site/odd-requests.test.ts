/** @module-tag full */
import { documents } from "@awning/domain/routes/firestore-paths";
import { sitePaths } from "@awning/domain/routes/paths";
import { describe, expect, test } from "vitest";
import { makeOwner } from "../../support/builders.ts";
import { admin } from "../../support/emulators.ts";
import { askRaw } from "../../support/site-pages.ts";

const FUNCTIONS = "http://127.0.0.1:5001/demo-awning/europe-west1";
const PERSON = { accept: "text/html,application/xhtml+xml" };
const PROGRAM = { accept: "application/json" };
const JSON_BODY = { "content-type": "application/json" };
/** What platforms and frameworks say, and what only a log should hold. */
const FOREIGN =
  /\bat [\w.<>]+ \(|node_modules|\.js:\d+|Cannot (?:GET|POST)|SyntaxError|URIError|Unexpected (?:token|error)|<pre>|Bad Request|Internal Server Error|Not Found<|Function .* does not exist/;

type Answer = Awaited<ReturnType<typeof askRaw>>;

function expectPage({ status, headers, body }: Answer, wanted: number): void {
  expect([status, headers["content-type"]]).toEqual([wanted, "text/html; charset=utf-8"]);
  expect(body).not.toMatch(FOREIGN);
  expect(body).toMatch(/<h1[ >]/);
  expect(body).toMatch(/<a [^>]*href="\/[^"]*"|<form [^>]*action="\//);
}

function expectCode({ status, headers, body }: Answer, wanted: number, code: string): void {
  expect([status, headers["content-type"]]).toEqual([wanted, "application/json; charset=utf-8"]);
  expect(body).not.toMatch(FOREIGN);
  expect(JSON.parse(body)).toMatchObject({ error: { code } });
}

describe("an address that leads nowhere is a page of ours", () => {
  // `%ZZ` and headers of many KB are answered by the emulator of Hosting itself and reach nobody of us.
  test.each([
    "/%00",
    "/no/such/page",
    "/dashboard/more",
    "/orders/a/b",
    "/auth/other",
    "/assets/none.js",
    "/assets/index-00000000.js",
    "/__/x",
    "/.env",
    "/.git/config",
    "/firebase.json",
    "/kiln%2Fshop",
    "/kiln/about",
    "/monitoring/more",
    "/api",
    "/api/",
    "/api/%00",
    "/api/no-such-command",
    "/api/quote/more",
    "/api/__proto__",
    "/api/constructor",
    `/${"a".repeat(200)}`,
    `/a${"/b".repeat(200)}`,
    `/no/such?${"x=1&".repeat(1000)}`,
    "/<b>bold</b>".replaceAll("<", "%3C").replaceAll(">", "%3E"),
  ])("%s", async (path) => {
    expectPage(await askRaw(path, { headers: PERSON }), 404);
  });
});

test("no one keeps that a file of another release is not there, and what is there is kept for a year", async () => {
  const gone = await askRaw("/assets/index-00000000.js", { headers: PROGRAM });
  expect([gone.status, gone.headers["cache-control"]]).toEqual([404, "no-store"]);
  const [, built = ""] = /src="(\/assets\/[^"]+\.js)"/.exec((await askRaw("/dashboard", { headers: PERSON })).body) ?? [];
  const there = await askRaw(built, { headers: PROGRAM });
  expect([there.status, there.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
});

test("the page for what is not there is framed by no one and tells no other site where someone came from", async () => {
  const { headers, body } = await askRaw("/no/such/page", { headers: PERSON });
  expect(headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "strict-transport-security": "max-age=31536000" });
  expect(body).toContain('<meta name="referrer" content="no-referrer">');
});

describe("what a person opens by hand and is meant for programs says so", () => {
  test.each([
    ["/api/quote", 405],
    ["/api/place-order", 405],
    ["/monitoring", 405],
  ])("%s", async (path, status) => {
    expectPage(await askRaw(path, { headers: PERSON }), status);
  });

  test("a command that wants a sign-in asks for it, as a page and as a code", async () => {
    const post = { method: "POST", body: "{}" };
    expectPage(await askRaw("/api/act-on-order", { ...post, headers: { ...JSON_BODY, ...PERSON } }), 401);
    expectCode(await askRaw("/api/act-on-order", { ...post, headers: { ...JSON_BODY, ...PROGRAM } }), 401, "signed_out");
  });
});

test("a command that is refused because Awning has closed the page says that, as a page and as a code", async () => {
  const owner = await makeOwner();
  const now = new Date();
  await admin.firestore.doc(documents.site(owner.uid)).update({ suspendedAt: now, updatedAt: now });
  const post = { method: "POST", body: JSON.stringify({ pageId: "page1", rev: 1 }) };
  const headers = { ...JSON_BODY, authorization: `Bearer ${owner.token}` };
  const page = await askRaw("/api/publish-page", { ...post, headers: { ...headers, ...PERSON } });
  expectPage(page, 403);
  expect(page.body).toContain("Awning has suspended your page");
  expectCode(await askRaw("/api/publish-page", { ...post, headers: { ...headers, ...PROGRAM } }), 403, "forbidden");
});

describe("a method that no one takes", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s is refused on the public pages", async (method) => {
    expectPage(await askRaw(sitePaths.home("kiln"), { method, headers: PERSON }), 405);
    expectPage(await askRaw(sitePaths.order("kiln", "abc"), { method, headers: PERSON }), 405);
    expectCode(await askRaw(sitePaths.shop("kiln"), { method, headers: PROGRAM }), 405, "bad_request");
  });

  test.each(["PUT", "PATCH", "DELETE", "PROPFIND"])("%s is refused by the commands and the reports", async (method) => {
    expectCode(await askRaw("/api/quote", { method, headers: PROGRAM }), 405, "bad_request");
    expectCode(await askRaw("/monitoring", { method, headers: PROGRAM }), 405, "bad_request");
    expectPage(await askRaw("/monitoring", { method, headers: PERSON }), 405);
  });

  test("the answer to HEAD has no body", async () => {
    const { status, body } = await askRaw("/api/quote", { method: "HEAD", headers: PERSON });
    expect([status, body]).toEqual([405, ""]);
  });
});

/** Bodies that what stands before our functions cannot read. */
const UNREADABLE: [string, Record<string, string>, string, number][] = [
  ["broken JSON", JSON_BODY, "{bad", 400],
  ["JSON that is no object", JSON_BODY, '"words"', 400],
  ["a false gzip", { ...JSON_BODY, "content-encoding": "gzip" }, "{}", 400],
  ["an unknown encoding", { ...JSON_BODY, "content-encoding": "odd" }, "{}", 415],
  ["an unknown letter set", { "content-type": "application/json; charset=odd" }, "{}", 415],
  ["no type at all", {}, "{}", 400],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a[b]=%ZZ&__proto__[x]=1", 400],
  ["NUL and broken UTF-8", { "content-type": "text/plain" }, "\u0000\ufffd", 400],
  ["deep JSON", JSON_BODY, `${"[".repeat(5000)}${"]".repeat(5000)}`, 400],
  ["too much", JSON_BODY, JSON.stringify({ x: "x".repeat(70_000) }), 400],
];

describe("a body that cannot be read", () => {
  test.each(UNREADABLE)("%s, sent to a command", async (_, headers, body, status) => {
    const post = { method: "POST", body };
    expectCode(await askRaw("/api/quote", { ...post, headers: { ...headers, ...PROGRAM } }), status, "bad_request");
    expectPage(await askRaw("/api/quote", { ...post, headers: { ...headers, ...PERSON } }), status);
  });

  test.each(UNREADABLE)("%s, sent to a public page", async (_, headers, body) => {
    const answer = await askRaw(sitePaths.home("kiln"), { method: "POST", body, headers: { ...headers, ...PERSON } });
    expect([400, 405, 415]).toContain(answer.status);
    expectPage(answer, answer.status);
  });

  test.each(UNREADABLE)("%s, sent to the reports", async (_, headers, body) => {
    const answer = await askRaw("/monitoring", { method: "POST", body, headers: { ...headers, ...PROGRAM } });
    // Read by a program that looks at the status: no words, or those for what never came as far as the function.
    expect([204, 400, 415]).toContain(answer.status);
    if (answer.body !== "") expect(JSON.parse(answer.body)).toHaveProperty("error.code", "bad_request");
    expect(answer.body).not.toMatch(FOREIGN);
  });
});

describe("odd headers", () => {
  test.each<[string, Record<string, string>]>([
    ["a foreign host", { host: "evil.example" }],
    ["a forwarded host", { "x-forwarded-host": "evil.example", "x-original-url": "/dashboard", "x-rewrite-url": "/dashboard" }],
    ["a method override", { "x-http-method-override": "DELETE" }],
    ["cookies", { cookie: "__session=x; a=b; __proto__=1" }],
    ["a range", { range: "bytes=0-10" }],
    ["wishes nobody can fulfil", { accept: "text/html;q=0.1, image/x-odd", "accept-encoding": "odd", "accept-language": "x-odd" }],
    ["a token that is none", { authorization: "Bearer no.token.atall" }],
  ])("%s change nothing", async (_, headers) => {
    const { status, headers: got, body } = await askRaw(sitePaths.home("kiln"), { headers });
    expect([status, got["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).not.toMatch(/evil\.example/);
    expectPage(await askRaw("/no/such/page", { headers: { ...headers, accept: "text/html" } }), 404);
  });
});

test("the functions themselves refuse what Hosting would not have passed on, in our words", async () => {
  const origin = new URL(FUNCTIONS).origin;
  const { pathname } = new URL(FUNCTIONS);
  for (const name of ["page", "checkoutpage"])
    expectPage(await askRaw(`${pathname}/${name}/${"%41".repeat(500)}`, { origin, headers: PERSON }), 404);
  expectCode(await askRaw(`${pathname}/api/%2e%2e/secret`, { origin, headers: PROGRAM }), 404, "not_found");
});

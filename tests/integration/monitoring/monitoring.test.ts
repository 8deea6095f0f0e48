import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { documents } from "@awning/domain/routes/firestore-paths";
import { paths, sitePaths } from "@awning/domain/routes/paths";
import { afterEach, describe, expect, test } from "vitest";
import { LOGS } from "../../../tools/lib/root.ts";
import { randomAddress, randomKey, randomName } from "../../support/builders.ts";
import { admin, eventually, SITE } from "../../support/emulators.ts";
import { DSN, envelope, eventOnce, failReports, listReports, postReport } from "../../support/error-reports.ts";
import { ask } from "../../support/site-pages.ts";

afterEach(() => failReports());

const statusOf = async (...sent: Parameters<typeof postReport>) => (await postReport(...sent)).status;
const arrived = async (message: string) => (await listReports()).filter(({ bytes }) => Buffer.from(bytes, "base64").includes(message));

/** A refusal in our own words: nothing of what the service said. */
const refusedAs = (code: string) => ({ error: { code, details: {} } });

describe("the tunnel", () => {
  test("passes an envelope on as it is, with the address of its sender", async () => {
    const message = `whole Grüße ✓ ${randomKey()}`;
    const sent = envelope({ message });
    const answer = await postReport(sent, { address: "203.0.113.77" });
    expect([answer.status, await answer.text(), answer.headers.get("cache-control")]).toEqual([200, "", "no-store"]);
    expect(await arrived(message)).toMatchObject([
      { bytes: Buffer.from(sent).toString("base64"), forwardedFor: "203.0.113.77", contentType: "application/x-sentry-envelope" },
    ]);
  });

  test("refuses every DSN but its own, and sends nothing anywhere", async () => {
    const foreign = [
      ["another project", DSN.replace(/1$/, "2")],
      ["another host", "https://awning@evil.example.test/1"],
      ["another port", "http://awning@127.0.0.1:9/1"],
      ["our host as the name of a user", `${DSN.slice(0, -2)}@evil.example.test/1`],
      ["our host as the beginning of another", "http://awning@127.0.0.1.evil.example.test/1"],
      ["no address", "nonsense"],
    ];
    const message = `forged: ${randomKey()}`;
    for (const [name, dsn] of foreign) {
      const answer = await postReport(envelope({ dsn, message }));
      expect([name, answer.status, await answer.json()]).toEqual([name, 403, refusedAs("forbidden")]);
    }
    expect(await arrived(message)).toEqual([]);
  });

  test("refuses with 400 what is no envelope", async () => {
    const bodies: [what: string, body: string | Uint8Array<ArrayBuffer>][] = [
      ["garbage", "garbage\n{}\n{}"],
      ["bytes", new Uint8Array([0xff, 0x00, 0x0a, 0x0a])],
      ["an envelope without a DSN", "{}\n{}\n{}"],
      ["one whose DSN is no text", envelope({ dsn: [DSN] })],
      ["nothing", ""],
    ];
    for (const [what, body] of bodies) expect([what, await statusOf(body)]).toEqual([what, 400]);
  });

  test("refuses more than 200 KiB, and takes exactly that", async () => {
    const head = envelope({ message: "large" });
    expect(await statusOf(head.padEnd(200 * 1024, "\n"))).toBe(200);
    expect(await statusOf(head.padEnd(200 * 1024 + 1, "\n"))).toBe(413);
  });

  test("takes posts only, and none that a page of another site sends", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE"]) {
      const answer = await fetch(SITE + paths.monitoring, { method });
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
    expect(await statusOf(envelope(), { headers: { "sec-fetch-site": "cross-site" } })).toBe(403);
  });

  test("ends a flood from one address with 429 and a time to come again; another address still passes", async () => {
    const address = randomAddress();
    const statuses: number[] = [];
    let last: Response | undefined;
    while (statuses.length < 200 && last?.status !== 429) {
      last = await postReport("garbage", { address });
      statuses.push(last.status);
    }
    // 60 pass in one window; at most twice as many when a new one began meanwhile.
    expect(statuses.length).toBeGreaterThan(60);
    expect(statuses.length).toBeLessThanOrEqual(121);
    expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await statusOf(envelope())).toBe(200);
  });

  test("passes on the service's own limit with its Retry-After, and of other refusals nothing", async () => {
    await failReports({ status: 429, retryAfter: "77" }, { status: 401 });
    const limited = await postReport(envelope());
    expect([limited.status, limited.headers.get("retry-after"), await limited.json()]).toEqual([429, "77", refusedAs("too_many_requests")]);
    const refused = await postReport(envelope());
    expect([refused.status, await refused.json()]).toEqual([502, refusedAs("internal")]);
  });

  test("gives up on a service that does not answer", { tags: ["full"] }, async () => {
    await failReports("hang");
    const answer = await postReport(envelope());
    expect([answer.status, await answer.json()]).toEqual([504, refusedAs("internal")]);
  });
});

describe("an error of a function", () => {
  test("arrives with the digest that is on the page and in the log, and without what the document held", async () => {
    const username = randomName();
    // How many links are wrong stands in the message: another run has another digest, and the digest one report a minute.
    const links = Array.from({ length: randomInt(1, 500) }, () => "wrong");
    await admin.firestore.doc(documents.published(username)).set({ username, links, owner: "Mara Berg", email: "mara@example.test" });
    const answer = await ask(sitePaths.home(username));
    const html = await answer.text();
    expect(answer.status).toBe(500);
    const digest = /\b[0-9a-f]{10}\b/.exec(html.replace(/<(script|style)\b.*?<\/\1>/gs, ""))?.[0] ?? "none";
    const event = await eventOnce(`the digest ${digest}`, ({ tags }) => tags?.digest === digest);
    expect(event.exception?.values.at(-1)?.value).toMatch(/^invalid_type at /);
    expect(event).toMatchObject({ platform: "node", transaction: "page", release: expect.stringMatching(/^awning@/) });
    const frames = event.exception?.values.at(-1)?.stacktrace?.frames ?? [];
    expect(frames.at(-1)).toMatchObject({ filename: expect.any(String), lineno: expect.any(Number) });
    expect(JSON.stringify(event)).not.toMatch(/mara|berg|example\.test/i);
    await eventually("the log line", async () => (await readFile(join(LOGS, "emulators.log"), "utf8")).includes(digest));
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ownPort } from "../../tests/support/own-port.ts";
import { type Reports, startReports } from "../reports.ts";

const port = ownPort();
const site = `http://127.0.0.1:${port}`;
let reports: Reports;

beforeAll(async () => {
  reports = await startReports({ port });
});
beforeEach(() => fetch(`${site}/api/reports`, { method: "DELETE" }));
afterAll(() => reports.close());

const payload = JSON.stringify({ message: "Grüße" });
const envelope = [
  JSON.stringify({ event_id: "a", dsn: `http://k@127.0.0.1:${port}/1` }),
  JSON.stringify({ type: "event", length: Buffer.byteLength(payload) }),
  payload,
  JSON.stringify({ type: "client_report" }),
  '{"x":1}',
  "",
].join("\n");

const send = (body: string) => fetch(`${site}/api/1/envelope/`, { method: "POST", body, headers: { "x-forwarded-for": "203.0.113.7" } });
const list = async () => (await fetch(`${site}/api/reports`)).json();

test("keeps an envelope with its items, bytes and source", async () => {
  expect((await send(envelope)).status).toBe(200);
  expect(await list()).toMatchObject([
    {
      project: "1",
      forwardedFor: "203.0.113.7",
      header: { event_id: "a" },
      items: [
        { type: "event", payload: { message: "Grüße" } },
        { type: "client_report", payload: { x: 1 } },
      ],
      bytes: Buffer.from(envelope).toString("base64"),
    },
  ]);
});

test.each(["", "{", "[]\n", '{}\n{"type":"event","length":99}\n{}', '{}\n{"no":"type"}\n{}'])("%j is no envelope", async (body) => {
  expect((await send(body)).status).toBe(400);
  expect(await list()).toEqual([]);
});

test("ignores line breaks after the last item", async () => {
  expect((await send(`${envelope}\n\n\n`)).status).toBe(200);
  expect((await list())[0].items).toHaveLength(2);
});

test("fails the next delivery as a test requested, then accepts again", async () => {
  const next = [{ status: 429, retryAfter: "17" }];
  await fetch(`${site}/api/faults`, { method: "PUT", body: JSON.stringify({ next }) });
  const refused = await send(envelope);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "17"]);
  expect((await send(envelope)).status).toBe(200);
  expect(await list()).toHaveLength(1);
});

test("serves the page, answers 404 elsewhere, and refuses invalid faults", async () => {
  const page = await fetch(site);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("Error reports");
  expect((await fetch(`${site}/api/1/store/`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${site}/api/faults`, { method: "PUT", body: '{"next":[{"status":200}]}' })).status).toBe(400);
});

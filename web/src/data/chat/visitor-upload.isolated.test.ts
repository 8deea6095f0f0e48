import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendVisitorFile } from "./visitor-upload.ts";

vi.mock("../env.ts", () => ({ mediaBase: "https://storage.example.test/o/" }));

const PLACE = { siteId: "kiln", conversationId: "talk" };
const FILE = new File(["price"], "List.txt", { type: "text/plain" });
let done: string[] = [];
let answers: Record<string, number> = {};
let stored = 200;

class Request {
  status = 0;
  upload = {};
  onloadend = () => {};
  open(_method: string, url: string) {
    done.push(decodeURIComponent(url.slice(url.indexOf("?"))).replace(/[0-9a-f]{32}/, "id"));
  }
  setRequestHeader(name: string, value: string) {
    if (name === "authorization") done.push(value);
  }
  send() {
    this.status = stored;
    this.onloadend();
  }
  abort() {
    this.onloadend();
  }
}

beforeEach(() => {
  done = [];
  answers = {};
  stored = 200;
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("fetch", async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const { siteId, conversationId, bytes } = JSON.parse(body);
    done.push(`${path} ${headers.authorization} ${siteId} ${conversationId} ${bytes ?? ""}`.trim());
    return { ok: (answers[path] ?? 200) === 200, status: answers[path] ?? 200 };
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = (signal = new AbortController().signal) =>
  sendVisitorFile(PLACE, FILE, async (scheme) => ({ authorization: `${scheme} token` }), { onProgress: () => {}, signal });
const RESERVED = "/api/reserve-chat-file Bearer token kiln talk 5";
const SENT = ["?name=chatFiles/kiln/talk/id", "Firebase token"];
const GIVEN_UP = "/api/give-up-chat-file Bearer token kiln talk";

test("sends a visitor's file once its quota is reserved", async () => {
  expect(await send()).toMatchObject({ name: "List.txt", type: "text/plain", bytes: 5 });
  expect(done).toEqual([RESERVED, ...SENT]);
});

test("sends nothing without quota, and reports full only when it is permanent", async () => {
  for (const [status, answer] of [
    [409, "full"],
    [429, "failed"],
    [404, "failed"],
  ] as const) {
    answers["/api/reserve-chat-file"] = status;
    done = [];
    expect(await send()).toBe(answer);
    expect(done).toEqual([RESERVED]);
  }
});

test("returns the quota when an upload fails or is canceled", async () => {
  stored = 403;
  expect(await send()).toBe("failed");
  await expect.poll(() => done).toEqual([RESERVED, ...SENT, GIVEN_UP]);
  done = [];
  expect(await send(AbortSignal.abort())).toBe("failed");
  await expect.poll(() => done).toEqual([RESERVED, ...SENT, GIVEN_UP]);
});

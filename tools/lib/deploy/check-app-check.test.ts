import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { close, listen } from "../../../tests/support/framework-server.ts";
import { readEnforcement } from "./ask-google.ts";
import { checkAppCheck, seesPictures } from "./check-app-check.ts";
import { projectApi } from "./google.ts";

const KEY = "6Lsite-key";
const wrong = (...asked: Parameters<typeof checkAppCheck>) =>
  checkAppCheck(...asked)
    .filter(({ isGood }) => !isGood)
    .map(({ what }) => what);

let answer: { status: number; body: unknown; asked?: string };
const server = createServer((request, response) => {
  answer.asked = request.url ?? "";
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
});
afterEach(() => close(server));
const origin = async () => `http://127.0.0.1:${await listen(server)}`;

test.each([
  ["nothing of it", { siteKey: "", setting: "" }, [], true, []],
  ["tokens that nobody asks for yet", { siteKey: KEY, setting: "off" }, [], true, []],
  ["all of it", { siteKey: KEY, setting: "enforce" }, ["firestore"], true, []],
  ["functions that ask for what no browser has", { siteKey: "", setting: "enforce" }, ["firestore"], true, [/Browsers send/]],
  ["a database that asks for nothing", { siteKey: KEY, setting: "enforce" }, [], true, [/Firestore answers nobody/]],
  ["a database that asks before the functions do", { siteKey: "", setting: "" }, ["firestore"], true, [/Firestore asks for no/]],
  ["pictures that no page shows", { siteKey: KEY, setting: "enforce" }, ["firestore", "storage"], false, [/Pictures/]],
  ["a sign-in that nobody gets through", { siteKey: KEY, setting: "enforce" }, ["firestore", "auth"], true, [/sign in/]],
] as const)("a project with %s", (_, settings, enforced, arePicturesSeen, faults) => {
  expect(wrong(settings, new Set(enforced), arePicturesSeen)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

test("what is enforced is read as Google says it, what was never touched included", async () => {
  const services = [
    { name: "projects/7/services/firestore.googleapis.com", enforcementMode: "ENFORCED" },
    { name: "projects/7/services/firebasestorage.googleapis.com", enforcementMode: "UNENFORCED" },
    { name: "projects/7/services/identitytoolkit.googleapis.com" },
  ];
  answer = { status: 200, body: { services } };
  const asked: string[] = [];
  const send = async ({ url }: Request) => {
    asked.push(url);
    return Response.json(answer.body);
  };
  const api = projectApi({ send, token: async () => "a-token", pause: async () => {} }, "shops");
  expect([...(await readEnforcement(api))]).toEqual(["firestore"]);
  expect(asked).toEqual(["https://firebaseappcheck.googleapis.com/v1/projects/shops/services"]);
  answer.body = {};
  expect([...(await readEnforcement(api))]).toEqual([]);
});

test.each([
  [404, true],
  [401, false],
  [403, false],
])("pictures are seen where Storage answers %i for one that is not there: %s", async (status, isSeen) => {
  answer = { status, body: {} };
  expect(await seesPictures(`${await origin()}/v0/b/shops/o/`)).toBe(isSeen);
  expect(answer.asked).toMatch(/^\/v0\/b\/shops\/o\/media%2Fnone%2F0+%2F320\.webp\?alt=media$/);
});

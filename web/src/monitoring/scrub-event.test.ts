import type { Breadcrumb, ErrorEvent } from "@sentry/react";
import { expect, test } from "vitest";
import { scrubBreadcrumb, scrubEvent } from "./scrub-event.ts";

const PERSONAL = /mara|berg|example\.test|secret|Lange|203\.0\.113/i;

const event: ErrorEvent = {
  type: undefined,
  event_id: "a".repeat(32),
  timestamp: 1,
  platform: "javascript",
  level: "error",
  release: "awning@1",
  environment: "production",
  sdk: { name: "sentry.javascript.react", version: "11.12.0" },
  transaction: "/orders/:id",
  message: "mail mara@example.test",
  user: { email: "mara@example.test", ip_address: "203.0.113.7" },
  server_name: "mara-laptop",
  extra: { order: { name: "Mara Berg" } },
  tags: { how: "script", digest: "0123abcdef", name: "Mara" },
  contexts: { react: { version: "19.3.1", note: "Mara" }, device: { name: "Mara, Lange Reihe 1" } },
  request: {
    url: "https://a.shop/orders/x?key=secret",
    headers: { "User-Agent": "Browser/1", Referer: "https://mara.example.test" },
    cookies: { session: "secret" },
    data: "secret",
    query_string: "key=secret",
  },
  exception: {
    values: [
      {
        type: "TypeError",
        value: 'no "Mara Berg" in https://a.shop/kiln/order/abc?key=secret',
        mechanism: { type: "awning.script", handled: false, data: { who: "Mara" } },
        stacktrace: {
          frames: [
            {
              filename: "https://a.shop/assets/x-1.js?secret",
              function: "pay",
              lineno: 1,
              colno: 2,
              in_app: true,
              vars: { name: "Mara" },
              context_line: "'Mara'",
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [{ category: "fetch", data: { url: "/api/quote?mail=mara@example.test", method: "POST", status_code: 200, body: "Mara" } }],
};

test("keeps what explains the error and nothing personal", () => {
  const scrubbed = scrubEvent(event);
  expect(JSON.stringify(scrubbed)).not.toMatch(PERSONAL);
  expect(scrubbed).toMatchObject({
    event_id: "a".repeat(32),
    release: "awning@1",
    transaction: "/orders/:id",
    tags: { how: "script", digest: "0123abcdef" },
    contexts: { react: { version: "19.3.1" } },
    request: { url: "https://a.shop/orders/:id", headers: { "User-Agent": "Browser/1" } },
    breadcrumbs: [{ category: "fetch", data: { url: "/api/quote", method: "POST", status_code: 200 } }],
    exception: {
      values: [
        {
          type: "TypeError",
          value: 'no "…" in https://a.shop/:username/order/:order',
          mechanism: { type: "awning.script", handled: false },
          stacktrace: { frames: [{ filename: "https://a.shop/assets/x-1.js", function: "pay", lineno: 1, colno: 2, in_app: true }] },
        },
      ],
    },
  });
});

test("keeps only listed keys of an event", () => {
  const strange = {
    ...event,
    spans: [],
    threads: { values: [] },
    fingerprint: ["Mara"],
    logentry: { message: "Mara" },
    dist: "Mara",
    modules: { mara: "1" },
  };
  const stays = ["breadcrumbs", "contexts", "environment", "event_id", "exception", "level", "message", "platform", "release"];
  const sent = JSON.parse(JSON.stringify(scrubEvent(strange)));
  expect(Object.keys(sent).toSorted()).toEqual([...stays, "request", "sdk", "tags", "timestamp", "transaction"].toSorted());
});

test("keeps an empty event empty", () => {
  expect(JSON.parse(JSON.stringify(scrubEvent({ type: undefined })))).toEqual({ tags: {} });
});

test.each<[Breadcrumb, unknown]>([
  [
    { category: "ui.click", message: 'ol > li#mara > button.row[aria-label="Order of Mara Berg"][type="button"]' },
    { category: "ui.click", message: 'ol > li#id > button.row[aria-label][type="button"]' },
  ],
  [
    { category: "ui.input", message: 'input[name="email"][title="Mara' },
    { category: "ui.input", message: "input[name][title]" },
  ],
  [
    { category: "navigation", data: { from: "/orders/:id", to: "/kiln?key=secret" } },
    { category: "navigation", data: { from: "/orders/:id", to: "/:username" } },
  ],
  [
    { category: "console", message: "hello mara@example.test", data: { arguments: ["Mara"] } },
    { category: "console", message: "hello [mail]" },
  ],
])("reduces %j to %j", (breadcrumb, expected) => {
  expect(JSON.parse(JSON.stringify(scrubBreadcrumb(breadcrumb)))).toEqual(expected);
});

import { expect, test } from "vitest";
import { scrubText, scrubUrl } from "./scrub.ts";

test.each([
  ["https://awning.example.test/kiln/order/aB3dE5gH7jK9mN1pQ3sT5vW7?key=c2VjcmV0", "https://awning.example.test/:username/order/:order"],
  ["https://awning.example.test/kiln/order-confirmation?order=abc&key=def", "https://awning.example.test/:username/order-confirmation"],
  ["/kiln/shop?product=a-bowl", "/:username/shop"],
  ["/kiln/shop/a-bowl", "/:username/shop/:product"],
  ["/kiln", "/:username"],
  ["/orders/aB3dE5gH7jK9mN1pQ3sT5vW7", "/orders/:id"],
  ["/products/p1", "/products/:id"],
  ["/dashboard", "/dashboard"],
  ["/auth/update-password?code=abcdef#top", "/auth/update-password"],
  ["https://user:secret@host.example.test/x/y.js", "https://host.example.test/x/y.js"],
  ["http://127.0.0.1:5050/assets/index-Bx7aQ9.js", "http://127.0.0.1:5050/assets/index-Bx7aQ9.js"],
  [
    "http://127.0.0.1:9199/v0/b/bucket/o/sites%2FaB3dE5gH7jK9mN1pQ3sT5vW7%2Fa.webp?alt=media",
    "http://127.0.0.1:9199/v0/b/bucket/o/sites%2F:id%2Fa.webp",
  ],
  ["https://host.example.test/x/mara%40example.test/y", "https://host.example.test/x/[mail]/y"],
  ["data:image/png;base64,AAAA", "data:"],
  ["file:///workspace/index.js", "file:///workspace/index.js"],
  ["", ""],
])("the address %s becomes %s", (url, expected) => {
  expect(scrubUrl(url)).toBe(expected);
});

test.each([
  ["no user mara.berg+shop@example.test here", "no user [mail] here"],
  ["Authorization: Bearer abc.def", "Authorization: Bearer [token]"],
  ["bad eyJhbGciOi.eyJzdWIi.c2ln", "bad [token]"],
  ["at /kiln/order/abc?key=def now", "at /:username/order/:order now"],
  ["see https://a.example.test/kiln/checkout?line=x.y.1.", "see https://a.example.test/:username/checkout"],
  ["call +49 170 1234567", "call [number]"],
  ["pay to DE89 3704 0044 0532 0130 00", "pay to [number]"],
  ["from 203.0.113.7", "from [number]"],
  ["doc aB3dE5gH7jK9mN1pQ3sT5vW7 is gone", "doc [id] is gone"],
  ["key=abcdef&x=1", "key=[token]&x=1"],
  ['Unexpected token \'M\', ..."{"name":"Mara Berg"}"... is not valid JSON', "Unexpected token '…', ...\"…\"... is not valid JSON"],
  ['half a "quo', 'half a "…'],
  [`${"x ".repeat(499)}"Mara Berg"`, `${"x ".repeat(499)}"…`],
  [
    JSON.stringify(
      [
        { code: "invalid_type", path: ["lines", 0, "name"], message: "Mara" },
        { code: "custom", path: [] },
      ],
      null,
      2,
    ),
    "invalid_type at lines.0.name, custom at the top",
  ],
  ["no buyer 'Mara Berg'", "no buyer '…'"],
  ["no buyer “Mara Berg”", "no buyer “…”"],
])("the part of %j that stays is %j", (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});

test.each([
  "Cannot read properties of undefined (reading 'price')",
  "Minified React error #418",
  "x.map is not a function",
  "Failed to fetch dynamically imported module: http://127.0.0.1:5050/assets/orders-B7xQ9aLk.js",
  "React 19.3.1 at node_modules/@sentry/react/build/esm/index.js:12:5",
])("%j is not personal and stays", (text) => {
  expect(scrubText(text)).toBe(text);
});

test("limits the length of a text", () => {
  expect(scrubText("a ".repeat(5000)).length).toBeLessThanOrEqual(1000);
});

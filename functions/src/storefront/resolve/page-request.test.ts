import { expect, test } from "vitest";
import { toPageRequest } from "./page-request.ts";

test.each([
  ["/kiln/shop?q=a+b&page=2", "/kiln/shop", "q=a+b&page=2"],
  ["/k%69ln/%73hop", "/kiln/shop", ""],
  ["http://127.0.0.1:8080/kiln?x=1", "/kiln", "x=1"],
  ["HTTPS://awning.example.test", "/", ""],
  ["/kiln%2Fshop", "/kiln%2Fshop", ""],
  ["/kiln%00", "/kiln%00", ""],
  ["/k%C3%AFln", "/k%C3%AFln", ""],
  ["/%", "/%", ""],
  ["//evil.example", "//evil.example", ""],
])("%s requests %s with %s", (url, path, query) => {
  const asked = toPageRequest({ url });
  expect([asked.path, asked.query.toString()]).toEqual([path, query]);
});

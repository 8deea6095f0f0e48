import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { KEPT_ON_DEVICE } from "./device-storage.ts";

const source = fileURLToPath(new URL("../../", import.meta.url));

/** Every storage key in the files that use browser storage, with variables written as `<shop>`. */
function keysInSource(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|device-storage/.test(name))
    .map((name) => readFileSync(`${source}${name}`, "utf8"))
    .filter((text) => /\/(?:browser-)?storage\.ts"/.test(text));
  const keys = files.flatMap((text) => [...text.matchAll(/["`](awning[.:][^"`\s]+)["`]/g)].map((match) => match[1] ?? ""));
  // These are event names, not keys.
  return [...new Set(keys.map((key) => key.replace(/\$\{\w+(?:\(\))?\}/, "<shop>")))]
    .filter((key) => key !== "awning:basket" && key !== "awning:ordered")
    .sort();
}

describe("storage on a device", () => {
  it("is listed completely on the cookies page, and nothing else is", () => {
    const told = KEPT_ON_DEVICE.filter((one) => one.where.endsWith("Storage") && one.where !== "Cache Storage").map((one) => one.name);
    expect(told.sort()).toEqual(keysInSource());
  });
  it("includes no cookies", () => {
    const setters = readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("device-storage.test.ts"))
      .filter((name) => /document\.cookie|cookieStore/.test(readFileSync(`${source}${name}`, "utf8")));
    expect(setters).toEqual([]);
  });
});

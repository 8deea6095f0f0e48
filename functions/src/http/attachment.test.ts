import { expect, test } from "vitest";
import { attachment } from "./error-response.ts";

test.each([
  ["Guide.pdf", `attachment; filename="Guide.pdf"; filename*=UTF-8''Guide.pdf`],
  ["Übung 1.zip", `attachment; filename="Ubung 1.zip"; filename*=UTF-8''%C3%9Cbung%201.zip`],
  ["北 (a).pdf", `attachment; filename="_ (a).pdf"; filename*=UTF-8''%E5%8C%97%20%28a%29.pdf`],
  ["it's 100%.txt", `attachment; filename="it's 100_.txt"; filename*=UTF-8''it%27s%20100%25.txt`],
])("saves %s under its own name", (name, header) => {
  expect(attachment(name)).toBe(header);
});

test("keeps every name inside the header", () => {
  expect(attachment('a"; filename="b.exe\r\nX: y')).not.toMatch(/["\r\n].*["].*b\.exe"\r|\r|\n/);
});

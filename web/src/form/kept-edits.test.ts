import { expect, test } from "vitest";
import * as z from "zod/mini";
import { keptEdits } from "./kept-edits.ts";

const fields = z.object({ name: z.string(), note: z.string() });
const base = { name: "", note: "" };

function keptIn(texts: Map<string, string>) {
  const text = {
    read: () => texts.get("form") ?? null,
    keep: (next: string) => void texts.set("form", next),
    forget: () => void texts.delete("form"),
  };
  return keptEdits(text, z.object({ typed: z.partial(fields), base: fields }));
}

test("reads edits as they were stored, and only the typed fields", () => {
  const kept = keptIn(new Map());
  expect(kept.read()).toBeNull();
  kept.keep({ typed: { name: "Ada" }, base });
  expect(kept.read()).toStrictEqual({ typed: { name: "Ada" }, base });
  kept.forget();
  expect(kept.read()).toBeNull();
});

test.each(["{", "[]", JSON.stringify({ typed: { name: 1 }, base })])("treats «%s» as no edits", (text) => {
  expect(keptIn(new Map([["form", text]])).read()).toBeNull();
});

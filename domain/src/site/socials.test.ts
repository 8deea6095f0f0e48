import { expect, test } from "vitest";
import { SOCIALS_MAX } from "../account/limits.ts";
import { rowChanges } from "../values/row-changes.ts";
import { type OwnSocial, readSocials, socialsSchema } from "./socials.ts";

const icon = (kind: string, name: string) => ({ kind, url: `https://${name}.example.test/` });
const idOf = ({ id }: OwnSocial) => id;
const list = { schema: socialsSchema, name: "id", keyOf: idOf };

test("reads icons in order; a leftover of a removed icon is dropped and deleted with the next change", () => {
  const stored = {
    b: { id: "b", ...icon("web", "second"), place: 1 },
    a: { id: "a", ...icon("rss", "first"), place: 0 },
    gone: { url: "https://gone.example.test/" },
  };
  const read = readSocials(stored);
  expect(read.map(idOf)).toEqual(["a", "b"]);
  expect(rowChanges(list, stored, read.slice(1))).toEqual({ set: {}, gone: ["a", "gone"] });
  const moved = read.map((one) => (one.id === "b" ? { ...one, url: "https://moved.example.test/" } : one));
  expect(rowChanges(list, stored, moved)).toEqual({ set: { "b.url": "https://moved.example.test/" }, gone: ["gone"] });
});

test("a row without icons takes the first by its key", () => {
  const added: OwnSocial = { id: "n", kind: "web", url: "https://one.example.test/" };
  expect(rowChanges(list, {}, [added])).toEqual({ set: { n: { ...added, place: 0 } }, gone: [] });
});

const rows = (...icons: object[]) => Object.fromEntries(icons.map((one, place) => [`s${place}`, { id: `s${place}`, ...one, place }]));
test.each([
  ["no address", rows({ kind: "web", url: "javascript:alert(1)" })],
  ["more than a page holds", rows(...Array.from({ length: SOCIALS_MAX + 1 }, (_, at) => icon("web", `a${at}`)))],
  ["no keys", [icon("web", "one")]],
  ["nothing at all", null],
])("icons with %s are hidden, and the rest of the page is shown", (_, stored) => {
  expect(readSocials(stored)).toEqual([]);
});

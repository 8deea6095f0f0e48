import { readFileSync } from "node:fs";
import { documents } from "@awning/domain/routes/firestore-paths";
import { expect, test } from "vitest";
import { fromRoot } from "../../tools/lib/root.ts";
import { STORED_DOCUMENTS } from "../support/stored-documents.ts";

const PAGE = fromRoot("docs/data-model.md");
const HEAD = "| Document | Schema | Written by | Read by |\n|---|---|---|---|\n";
const page = readFileSync(PAGE, "utf8");

/** The file that each schema is imported from, as the table of schemas says. */
function schemaFiles(): Map<string, string> {
  const source = readFileSync(fromRoot("tests/support/stored-documents.ts"), "utf8");
  const places = new Map(
    [...source.matchAll(/import \{([^}]+)\} from "@awning\/domain\/([^"]+)"/g)].flatMap(([, names = "", place]) =>
      names.split(",").map((name) => [name.trim(), `domain/src/${place}.ts`] as const),
    ),
  );
  return new Map([...source.matchAll(/^ {2}"([^"]+)": (\w+),$/gm)].map(([, kind = "", name = ""]) => [kind, places.get(name) ?? ""]));
}

/** A path with `*` for every part that differs from document to document. */
function kindOf(path: string): string {
  return path.replace(/[^/`]*\{[^/]*/g, "*");
}

/** The page with a row for each kind of stored document, with its schema's file; what people wrote about it stays. */
function withTable(text: string): string {
  const [before = "", rest = ""] = text.split(HEAD);
  const end = rest.indexOf("\n\n");
  const rows = rest.slice(0, end).split("\n");
  const written = new Map(rows.map((row) => [kindOf(/^\| `([^`]+)`/.exec(row)?.[1] ?? ""), row.slice(2, -2).split(" | ")]));
  const files = schemaFiles();
  const order = [...written.keys()].filter((kind) => kind in STORED_DOCUMENTS);
  const table = [...new Set([...order, ...Object.keys(STORED_DOCUMENTS)])].map((kind) => {
    const [name = `\`${kind}\``, file = "–", by = "?", readers = "?"] = written.get(kind) ?? [];
    const schema = files.get(kind);
    return `| ${[name, schema ? `\`${schema}\`` : file, by, readers].join(" | ")} |`;
  });
  return `${before}${HEAD}${table.join("\n")}${rest.slice(end)}`;
}

test("the table names every stored document and the file of its schema", async () => {
  expect(page.split(HEAD)).toHaveLength(2);
  await expect(withTable(page)).toMatchFileSnapshot(PAGE);
});

test("every row says who writes and who reads", () => {
  expect(page.split("\n").filter((line) => line.startsWith("| `") && line.includes("?"))).toEqual([]);
});

test("every document that has a path in the code is in the table of schemas", () => {
  const paths = Object.values(documents).map((path) => (path as (...parts: string[]) => string)(..."123".split("").map(() => "{}")));
  expect(paths.map(kindOf).filter((kind) => !(kind in STORED_DOCUMENTS))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/lib/root.ts";

const FOLDER = `${ROOT}/web/src/storefront`;
/** Kinds of fields whose typed value a browser refuses before our reader of pasted text sees it. */
const CHECKED_BY_BROWSER = /\btype="(?:email|tel|url)"/;
const FORM = /<form\b(?:[^>]|=>)*>.*?<\/form>/gs;

const sources = new Map(globSync("**/*.tsx", { cwd: FOLDER, exclude: ["**/*.test.tsx"] }).map((file) => [file, read(file)]));
/** The file of each component; names are unique in the storefront, or all of the files of a name count. */
const components = Map.groupBy(
  [...sources].flatMap(([file, text]) => [...text.matchAll(/\bfunction ([A-Z]\w*)/g)].map(([, name = ""]) => ({ name, file }))),
  ({ name }) => name,
);

function read(file: string): string {
  return readFileSync(`${FOLDER}/${file}`, "utf8");
}

/** Whether a form draws such a field, in itself or in a component below it. */
function hasCheckedField(text: string, seen = new Set<string>()): boolean {
  if (CHECKED_BY_BROWSER.test(text)) return true;
  return [...text.matchAll(/<([A-Z]\w*)/g)].some(([, name = ""]) => {
    if (seen.has(name)) return false;
    seen.add(name);
    return (components.get(name) ?? []).some(({ file }) => hasCheckedField(functionOf(sources.get(file) ?? "", name), seen));
  });
}

/** The text of one component: to the next line that closes a block at the start of a line. */
function functionOf(text: string, name: string): string {
  return new RegExp(`\\bfunction ${name}\\b.*?^\\}`, "ms").exec(text)?.[0] ?? "";
}

function formsThatAsk(text: string): string[] {
  return [...text.matchAll(FORM)].map(([form]) => form).filter((form) => hasCheckedField(form));
}

const isOurs = (form: string) => form.slice(0, form.indexOf(">\n")).includes("noValidate");

test("every public form with an email, phone or web address leaves the check to our reader", () => {
  const asking = [...sources].flatMap(([file, text]) => formsThatAsk(text).map((form) => ({ file, form })));
  // Checkout, booking, waiting list, chat, both blocks and seven more.
  expect(asking.length).toBeGreaterThanOrEqual(13);
  expect(asking.filter(({ form }) => !isOurs(form)).map(({ file }) => file)).toEqual([]);
});

test("planted: a form whose field is in a component below it", () => {
  const planted = '<form method="post" action={(at) => at}>\n<WritePanel />\n</form>';
  expect(formsThatAsk(planted)).toHaveLength(1);
  expect(isOurs(planted)).toBe(false);
});

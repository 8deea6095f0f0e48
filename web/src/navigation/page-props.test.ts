import { expect, test } from "vitest";
import { readPageProps } from "./page-props.ts";

const nobody = { kind: "not-found", props: { username: null, name: "never", host: "awning.example", picture: "/a.svg" } };

test("what a page is drawn from is read, and nothing else of it", () => {
  expect(readPageProps({ ...nobody, props: { ...nobody.props, extra: 1 } })).toEqual(nobody);
});

test.each([
  ["a page of one person", { kind: "checkout", props: {} }],
  ["an unknown kind", { kind: "__proto__", props: {} }],
  ["props that are missing", { kind: "home", props: { mediaBase: "x" } }],
  ["props of another kind", { ...nobody, kind: "shop" }],
  ["a value nobody knows", { ...nobody, props: { ...nobody.props, name: "maybe" } }],
])("%s is refused", (_, data) => expect(() => readPageProps(data)).toThrow());

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StateField } from "./state-field.tsx";

function draw(country: string, value = ""): string {
  return renderToStaticMarkup(
    <StateField name="state" value={value} country={country} countryField="country" isFirstWrong={false} autoComplete="address-level1" />,
  );
}

test("selects a state by its name or its letters", () => {
  expect(draw("US", "Oregon")).toMatch(/State .*<option value="OR" selected="">Oregon</);
  expect(draw("US", "OR")).toContain('<option value="OR" selected="">');
  expect(draw("US")).toContain('aria-required="true"');
});

test("is a text field when the names are in another script, and marked as optional where it is", () => {
  expect(draw("JP", "東京都")).toMatch(/Prefecture .*<input [^>]*value="東京都"/);
  expect(draw("IE")).toMatch(/County .*\(optional\).*aria-required="false"/);
});

test("hides the typed value when the country has no states or none is chosen", () => {
  for (const country of ["DE", ""]) expect(draw(country, "OR")).toMatch(/^<input [^>]*hidden=""[^>]*value="OR"/);
});

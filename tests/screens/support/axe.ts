import axe from "axe-core";
import { nothingFades } from "../../support/fading.ts";
import { settled } from "./screen.tsx";

/** Only what colours decide: all that can differ between light and dark. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on the screen once it is loaded and still, each with its rule and the first elements it is about. */
export async function faults(only: "all" | "colours" = "all"): Promise<string[]> {
  await settled();
  await nothingFades();
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    iframes: false,
    ...(only === "colours" && { runOnly: { type: "rule", values: COLOURS } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`);
}

/** Draws the same screen for the night or the day. */
export function paint(theme: "light" | "dark"): void {
  document.documentElement.dataset["theme"] = theme;
}

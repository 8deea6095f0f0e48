import axe from "axe-core";

/** Only what colours decide: all that can differ between light and dark. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on the screen as it is, each with its rule and the first elements it is about. */
export async function faults(only: "all" | "colours" = "all"): Promise<string[]> {
  // What is still fading in has another contrast than what people read.
  await Promise.all(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished.catch(() => undefined)));
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    ...(only === "colours" && { runOnly: { type: "rule", values: COLOURS } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`);
}

/** Draws the same screen for the night or the day. */
export function paint(theme: "light" | "dark"): void {
  document.documentElement.dataset["theme"] = theme;
}

import { readFileSync } from "node:fs";

/** Expressions for every path that Hosting answers with the dashboard's HTML. */
export function screenExpressions(): string[] {
  const { hosting } = JSON.parse(readFileSync(new URL("../firebase.json", import.meta.url), "utf8")) as {
    hosting: { rewrites: { regex?: string; destination?: string }[] };
  };
  return hosting.rewrites.flatMap(({ regex, destination }) => (regex && destination === "/dashboard.html" ? [regex] : []));
}

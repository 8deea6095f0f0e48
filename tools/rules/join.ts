import { readdirSync, readFileSync } from "node:fs";
import { fromRoot } from "../lib/root.ts";
import { CONTENTS } from "./contents.ts";
import { NOUNS } from "./nouns.ts";
import { renderContents } from "./render.ts";
import { renderAll } from "./validator.ts";

const FOLDER = "rules";
const [MAIN, SHARED] = ["main.rules", "shared.rules"];
/** The placeholder in `main.rules` for everything else. */
const PLACE = "    // <joined>\n";

/** Marks generated code. */
export const GENERATED = { begin: "// <generated: tools/rules>", end: "// </generated>" };

/** The content of `firestore.rules`: shared functions, then each noun by name. Throws if `main.rules` has no placeholder. */
export function joinedRules(): string {
  const validators = renderAll(Object.values(NOUNS).flat());
  const functionsOf = (noun: string) => (NOUNS[noun] ?? []).map(({ name }) => validators.get(name) ?? "");
  const nouns = readdirSync(fromRoot(FOLDER)).filter((file) => file !== MAIN && file !== SHARED);
  const parts = [
    read(SHARED),
    generated([...CONTENTS.map(renderContents), ...functionsOf("shared")]),
    ...nouns.toSorted().flatMap((file) => [generated(functionsOf(file.replace(".rules", ""))), read(file)]),
  ].filter(Boolean);
  const [head, tail, ...more] = read(MAIN).split(PLACE);
  if (head === undefined || tail === undefined || more.length > 0) throw new Error(`${MAIN} has no place for the other rules.`);
  return `${head}${indented(parts.join("\n"))}${tail}`;
}

function read(file: string): string {
  return readFileSync(fromRoot(FOLDER, file), "utf8");
}

function generated(functions: readonly string[]): string {
  if (functions.length === 0) return "";
  return `${GENERATED.begin}\n${functions.join("\n\n")}\n${GENERATED.end}\n`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "    ");
}

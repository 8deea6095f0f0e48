import { readdirSync, readFileSync } from "node:fs";
import { fromRoot } from "../lib/root.ts";
import { CONTENTS } from "./contents.ts";
import { renderContents } from "./render.ts";

const FOLDER = "rules";
const [MAIN, SHARED] = ["main.rules", "shared.rules"];
/** The line of `main.rules` in whose place everything else stands. */
const PLACE = "    // <joined>\n";

/** Marks what no hand wrote. */
export const GENERATED = { begin: "// <generated: tools/rules>", end: "// </generated>" };

/** `firestore.rules` as it should be: what all nouns share, then each noun by its name. Throws where `main.rules` has no place for them. */
export function joinedRules(): string {
  const nouns = readdirSync(fromRoot(FOLDER)).filter((file) => file !== MAIN && file !== SHARED);
  const parts = [read(SHARED), generated(CONTENTS.map(renderContents)), ...nouns.toSorted().map(read)];
  const [head, tail, ...more] = read(MAIN).split(PLACE);
  if (head === undefined || tail === undefined || more.length > 0) throw new Error(`${MAIN} has no place for the other rules.`);
  return `${head}${indented(parts.join("\n"))}${tail}`;
}

function read(file: string): string {
  return readFileSync(fromRoot(FOLDER, file), "utf8");
}

function generated(functions: readonly string[]): string {
  return `${GENERATED.begin}\n${functions.join("\n\n")}\n${GENERATED.end}\n`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, "    ");
}

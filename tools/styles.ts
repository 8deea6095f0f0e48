import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/root.ts";

type Rule = { sheet: string; line: number; around: string; selectors: string[]; body: string[] };
export type StyleFault = { sheet: string; line: number; selector: string; why: string };

/** The public pages and the app share no style sheet: each has rules of its own and sources that name its classes. */
const WORLDS = [
  { sheets: "web/src/storefront/**/*.css", sources: "{web/src/{rich-text,storefront},functions/src,domain/src}/**/*.{ts,tsx}" },
  {
    sheets: "web/src/{app,features,rich-text,routes,ui}/**/*.css",
    sources: "{web/src/{app,dom,features,form,rich-text,routes,ui},domain/src}/**/*.{ts,tsx}",
  },
];
/** Rules with fewer declarations may be equal by chance. */
const TWIN = 4;

/** Checks all style sheets below `root`: classes that no source names, and rules that are written out again in another sheet. */
export function checkStyles(root: string = ROOT): { sheets: number; faults: StyleFault[] } {
  const worlds = WORLDS.map(({ sheets, sources }) => {
    const files = globSync(sheets, { cwd: root }).toSorted();
    const rules = files.flatMap((sheet) => rulesOf(sheet, readFileSync(join(root, sheet), "utf8")));
    const texts = globSync(sources, { cwd: root }).filter((file) => !/\.(test|generated)\.|labels\.ts$/.test(file));
    return {
      files,
      faults: [
        ...unnamed(
          rules,
          texts.map((file) => readFileSync(join(root, file), "utf8")),
        ),
        ...twins(rules),
      ],
    };
  });
  return { sheets: worlds.flatMap(({ files }) => files).length, faults: worlds.flatMap(({ faults }) => faults) };
}

/** Any word of the code counts; one composed as `${block}--${kind}` when it begins as there and its end is a word too. */
function unnamed(rules: readonly Rule[], sources: readonly string[]): StyleFault[] {
  const code = sources.join("\n").replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  const named = new Set(code.match(/[\w-]+/g));
  const beginnings = [...new Set(Array.from(code.matchAll(/([a-zA-Z][\w-]*)\$\{/g), ([, beginning = ""]) => beginning))];
  const ends = (name: string) => beginnings.filter((one) => name.startsWith(one)).map((one) => name.slice(one.length));
  const isNamed = (name: string) => named.has(name) || ends(name).some((end) => named.has(end));
  return rules.flatMap(({ sheet, line, selectors }) =>
    selectors.flatMap((selector) => {
      const missing = Array.from(selector.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = ""]) => name).filter((name) => !isNamed(name));
      return missing.map((name) => ({ sheet, line, selector, why: `no source names the class ${name}` }));
    }),
  );
}

function twins(rules: readonly Rule[]): StyleFault[] {
  const first = new Map<string, Rule>();
  return rules.flatMap((rule) => {
    const { sheet, line, around, selectors, body } = rule;
    if (body.length < TWIN) return [];
    const key = [around, ...body.toSorted()].join("\n");
    const twin = first.get(key);
    if (!twin) first.set(key, rule);
    return twin && twin.sheet !== sheet
      ? [
          {
            sheet,
            line,
            selector: selectors.join(", "),
            why: `says the same as ${twin.selectors.join(", ")} in ${twin.sheet}:${twin.line}`,
          },
        ]
      : [];
  });
}

/** The rules of a formatted sheet, each with the at-rules around it. */
function rulesOf(sheet: string, text: string): Rule[] {
  const rules: Rule[] = [];
  const open: (Rule | string)[] = [];
  let line = 1;
  // Blanks stand for what is not read, so that lines are counted on.
  const read = text.replace(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"/g, (left) => left.replace(/[{};]/g, " "));
  for (const [whole, words = "", end] of read
    .replace(/\/\*[\s\S]*?\*\//g, (note) => note.replace(/[^\n]/g, " "))
    .matchAll(/([^{};]*)([{};])/g)) {
    const said = words.trim().replace(/\s+/g, " ");
    const at = line + (words.match(/^\s*/)?.[0].split("\n").length ?? 1) - 1;
    line += whole.split("\n").length - 1;
    const inside = open.at(-1);
    if (end === "{") {
      const around = open.map((one) => (typeof one === "string" ? one : one.selectors.join())).join(" ");
      open.push(said.startsWith("@") ? said : { sheet, line: at, around, selectors: said.split(/,\s*(?![^(]*\))/), body: [] });
    } else if (said && typeof inside === "object") inside.body.push(said);
    if (end !== "}") continue;
    const closed = open.pop();
    if (typeof closed === "object" && !/@keyframes/.test(closed.around)) rules.push(closed);
  }
  return rules;
}

if (import.meta.main) {
  const { sheets, faults } = checkStyles();
  for (const { sheet, line, selector, why } of faults) console.error(`${sheet}:${line} ${selector}\n  ${why}`);
  console.info(`${sheets} style sheets, ${faults.length} faults`);
  process.exitCode = faults.length > 0 || sheets === 0 ? 1 : 0;
}

import { parseAst } from "vitest/node";

/** Attributes and fields whose text nobody reads. */
const SILENT = /^(className|class|id|key|href|to|src|name|type|d|htmlFor|data-[\w-]+)$/;
/** A word alone in lower case is a value, a name or an address. */
const isSaid = (text: string) => /\s|^[A-Z]/.test(text);

type Tree = { type: string; [field: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && "type" in value;

/**
 * What a source says to people: its strings, templates and the text between its tags, without comments, imports and names. Of what a
 * template puts in, only the words that stand there are known: `${count} ${count === 1 ? "item" : "items"}` says "… item items".
 */
export function spokenIn(source: string): string[] {
  const said: string[] = [];
  const say = (text: string) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (isSaid(words)) said.push(words);
  };
  const visit = (tree: Tree): void => {
    if (/^(Import|ExportAll|TSType|TSInterface)/.test(tree.type)) return;
    if (tree.type === "JSXText") say(String(tree["value"]));
    if (tree.type === "Literal" && typeof tree["value"] === "string") say(tree["value"]);
    if (tree.type === "TemplateLiteral") say(textOf(tree));
    if (tree.type === "TemplateLiteral") return;
    if (tree.type === "JSXAttribute" && SILENT.test(nameOf(tree["name"]))) return;
    for (const value of Object.values(tree)) for (const one of Array.isArray(value) ? value : [value]) if (isTree(one)) visit(one);
  };
  visit(parseAst(source, { lang: "tsx" }) as unknown as Tree);
  return said;
}

function nameOf(name: unknown): string {
  return isTree(name) ? String(name["name"]) : "";
}

/** The text of a template, with the words of the strings in what is put in. */
function textOf(template: Tree): string {
  const quasis = template["quasis"] as { value: { cooked: string } }[];
  const inserted = template["expressions"] as Tree[];
  return quasis.map(({ value }, at) => value.cooked + (inserted[at] ? `… ${wordsIn(inserted[at])} ` : "")).join("");
}

/** Every string in an expression that is no argument or key. */
function wordsIn(tree: Tree): string {
  if (tree.type === "Literal") return typeof tree["value"] === "string" ? tree["value"] : "";
  if (tree.type === "TemplateLiteral") return textOf(tree);
  const branches = { ConditionalExpression: ["consequent", "alternate"], LogicalExpression: ["left", "right"] }[tree.type] ?? [];
  return branches.map((branch) => wordsIn(tree[branch] as Tree)).join(" ");
}

/** Every banned word that a source says, each with the text around it. */
export function bannedIn(source: string, banned: readonly RegExp[]): string[] {
  return spokenIn(source).flatMap((text) => banned.flatMap((word) => (word.test(text) ? [`${word.source}: ${text}`] : [])));
}

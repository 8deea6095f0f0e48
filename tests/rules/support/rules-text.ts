import { readFileSync } from "node:fs";
import { FIRESTORE_RULES, STORAGE_RULES } from "./hosts.ts";

/** A rules file as text, to be compared with `domain`. */
export class RulesText {
  readonly source: string;
  /** Without comments. */
  readonly code: string;

  constructor(path: string) {
    this.source = readFileSync(path, "utf8");
    this.code = this.source.replace(/^\s*\/\/.*$/gm, "");
  }

  /** Names of the functions that `tools/rules` makes: a test of theirs holds them. */
  get generated(): string[] {
    const parts = [...this.source.matchAll(/<generated(.*?)<\/generated>/gs)].map((match) => match[1]).join("");
    return [...parts.matchAll(/\bfunction (\w+)\(/g)].map((match) => match[1] ?? "");
  }

  /** Names of all functions. */
  get functions(): string[] {
    return [...this.code.matchAll(/\bfunction (\w+)\(/g)].map((match) => match[1] ?? "");
  }

  /** The body of a function with every run of white space as one blank. */
  body(name: string): string {
    const found = new RegExp(`function ${name}\\([^)]*\\) \\{(.*?)\\n\\s*\\}`, "s").exec(this.code);
    if (!found?.[1]) throw new Error(`no function ${name}`);
    return found[1].replace(/\s+/g, " ").trim();
  }

  /** The words of the first list of a function, for example of an enum or of the keys of a document. */
  list(name: string): string[] {
    const found = /\[('[^\]]*')\]/.exec(this.body(name));
    if (!found?.[1]) throw new Error(`no list in ${name}`);
    return found[1].split(",").map((word) => word.trim().slice(1, -1));
  }

  /** The regular expressions of a function, as they are after the escapes of the rules language. */
  patterns(name: string): string[] {
    return [...this.body(name).matchAll(/\.matches\('(.*?)'\)/g)].map((match) => (match[1] ?? "").replaceAll("\\\\", "\\"));
  }

  /** Every `match` block with the path from the root, names of variables left out: `sites/{}/links/{}`. */
  get blocks(): string[] {
    const open: string[] = [];
    const found: string[] = [];
    for (const line of this.code.split("\n")) {
      const block = /^\s*match (\/.*) \{$/.exec(line)?.[1];
      if (block !== undefined) {
        open.push(block.replace(/\{[^}]*\}/g, "{}"));
        found.push(open.join(""));
      } else if (/\{$/.test(line)) open.push("");
      else if (/^\s*\}[;,]?$/.test(line)) open.pop();
    }
    return found.map((path) => path.replace(/^\/databases\/\{\}\/documents\/?|^\/b\/\{\}\/o\/?/, "")).filter((path) => path !== "");
  }
}

export const firestoreRules = new RulesText(FIRESTORE_RULES);
export const storageRules = new RulesText(STORAGE_RULES);

/** A pattern of the rules as JavaScript has it. They write code points in another way. */
export function toRegExp(pattern: string): RegExp {
  const insensitive = pattern.startsWith("(?i)");
  return new RegExp(pattern.replace("(?i)", "").replace(/\\x\{([0-9A-F]+)\}/g, "\\u{$1}"), insensitive ? "iu" : "u");
}

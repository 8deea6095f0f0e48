import {
  parseRichText,
  type RICH_LINE_TYPES,
  type RichNode,
  type RichRun,
  type RichText,
  tidyRichText,
} from "@awning/domain/rich-text/rich-text";
import { Parser } from "htmlparser2";

const BLOCKS: Readonly<Record<string, "p" | "h2" | "h3" | "h4">> = {
  ...{ p: "p", div: "p", section: "p", article: "p", blockquote: "p", pre: "p", tr: "p", dd: "p", dt: "p", figure: "p" },
  ...{ h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" },
};
/** What is in these is no text. */
const HIDDEN: ReadonlySet<string> = new Set(["script", "style", "template", "iframe", "object", "svg", "noscript", "head", "title"]);
const DEPTH_MAX = 128;
/** Longer texts are cut anyway. */
const LENGTH_MAX = 200_000;
const PIECE = 4096;

/** Allowed formatting of an HTML text: paragraphs, headings, lists, line breaks, bold, italic and links. Text without tags keeps its lines. */
export function richFromHtml(html: string): RichText {
  const text = html.slice(0, LENGTH_MAX);
  if (!/<[a-z!/]/i.test(text)) return parseRichText(paragraphsOf(unescaped(text)));
  const writer = new RichWriter();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      writer.open(name, attributes["href"] ?? "");
    },
    onclosetag(name) {
      depth -= 1;
      writer.close(name);
    },
    ontext: (words) => writer.add(words.replace(/[ \t\r\n\f]+/g, " ")),
  });
  for (let at = 0; at < text.length && depth <= DEPTH_MAX; at += PIECE) parser.write(text.slice(at, at + PIECE));
  parser.end();
  return tidyRichText(parseRichText(writer.end()));
}

/** Collects runs into lines, lines into lists and both into a text. */
class RichWriter {
  readonly #nodes: RichNode[] = [];
  readonly #links: string[] = [];
  readonly #within = { bold: 0, italic: 0, hidden: 0 };
  #list: Extract<RichNode, { items: unknown }> | null = null;
  #type: (typeof RICH_LINE_TYPES)[number] = "p";
  #runs: RichRun[] = [];

  open(name: string, href: string): void {
    this.#mark(name, 1);
    if (name === "a") this.#links.push(href);
    if (name === "br") this.add("\n");
    if (name === "li") this.#endLine("p");
    if ((name === "ul" || name === "ol") && !this.#list) {
      this.#endLine("p");
      this.#list = { type: name, items: [] };
    }
    const block = this.#list ? undefined : BLOCKS[name];
    if (block) this.#endLine(block);
  }

  close(name: string): void {
    this.#mark(name, -1);
    if (name === "a") this.#links.pop();
    if (name === "ul" || name === "ol") this.#endList();
    else if (name === "li" || (!this.#list && BLOCKS[name])) this.#endLine("p");
  }

  add(text: string): void {
    if (this.#within.hidden > 0) return;
    const link = this.#links.at(-1);
    const run: RichRun = { text: this.#runs.length === 0 ? text.trimStart() : text };
    if (this.#within.bold > 0) run.bold = true;
    if (this.#within.italic > 0) run.italic = true;
    if (link) run.link = link;
    // The parser reports entities apart, and a line has few runs.
    const last = this.#runs.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link) last.text += run.text;
    else if (run.text !== "") this.#runs.push(run);
  }

  end(): RichNode[] {
    this.#endList();
    return this.#nodes;
  }

  #mark(name: string, by: 1 | -1): void {
    const kind = HIDDEN.has(name) ? "hidden" : /^(?:b|strong)$/.test(name) ? "bold" : /^(?:i|em)$/.test(name) ? "italic" : null;
    if (kind) this.#within[kind] = Math.max(0, this.#within[kind] + by);
  }

  #endLine(next: (typeof RICH_LINE_TYPES)[number]): void {
    if (this.#runs.some((run) => run.text.trim() !== "")) {
      if (this.#list) this.#list.items.push({ children: this.#runs });
      else this.#nodes.push({ type: this.#type, children: this.#runs });
    }
    this.#type = next;
    this.#runs = [];
  }

  #endList(): void {
    this.#endLine("p");
    if (this.#list && this.#list.items.length > 0) this.#nodes.push(this.#list);
    this.#list = null;
  }
}

function paragraphsOf(text: string) {
  return text.split(/\n{2,}/).map((part) => ({ type: "p", children: [{ text: part.trim() }] }));
}

/** Entities in text without tags. */
function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  let words = "";
  const parser = new Parser({
    ontext: (some) => {
      words += some;
    },
  });
  parser.end(text);
  return words;
}

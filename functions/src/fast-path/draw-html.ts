import type { ReactNode } from "react";
import { writeAttribute } from "./attribute.ts";
import { Fragment, isElement, type Props } from "./elements.ts";
import { HtmlBytes } from "./html-bytes.ts";

/** Renders components to an HTML string. Throws like {@link drawInto}. */
export function drawHtml(node: ReactNode): string {
  const out = new HtmlBytes();
  drawInto(out, node);
  return out.finish((bytes) => bytes.toString());
}

/**
 * Renders components that only turn props into elements, like those of public pages. React's server also supports state, effects, suspense
 * and streaming, which take most of its time.
 * @throws for class, lazy or suspended components and for contexts
 */
export function drawInto(out: HtmlBytes, node: ReactNode): void {
  new Drawing(out).add(node);
}

/** Writes the start tag of an element assembled by hand. */
export function openTag(out: HtmlBytes, tag: string, props: Readonly<Record<string, unknown>>): void {
  out.text(`<${tag}`);
  writeAttributes(out, props);
  out.text(">");
}

class Drawing {
  readonly #out: HtmlBytes;
  /** The value of the `<select>` being rendered. */
  #chosen: string | undefined;

  constructor(out: HtmlBytes) {
    this.#out = out;
  }

  add(node: unknown): void {
    if (typeof node === "string") this.#out.escaped(node);
    else if (node === null || node === undefined || typeof node === "boolean") return;
    else if (typeof node === "number" || typeof node === "bigint") this.#out.text(String(node));
    else if (Array.isArray(node)) for (const one of node) this.add(one);
    else if (typeof node === "object" && isElement(node)) this.#element(node.type, node.props);
    else throw new Error("A page is drawn at once from functions and elements.");
  }

  #element(type: unknown, props: Props): void {
    if (isComponent(type)) this.add(type(props));
    else if (typeof type === "string") this.#tag(type, props);
    else if (type === Fragment) this.add(props.children);
    else throw new Error("A page is drawn from functions and elements alone.");
  }

  #tag(tag: string, props: Props): void {
    const out = this.#out;
    const { open, close } = tagOf(tag);
    out.text(open);
    writeAttributes(out, this.#fieldProps(tag, props));
    if (!close) {
      out.text("/>");
      return;
    }
    out.text(">");
    if (props.dangerouslySetInnerHTML) out.text(props.dangerouslySetInnerHTML.__html);
    else if (tag === "textarea") this.#typed(String(firstValue(props) ?? ""));
    else if (tag === "select") this.#choice(props);
    else this.add(props.children);
    out.text(close);
  }

  /** HTML keeps a field's value in an attribute, in its content or in the selected option. */
  #fieldProps(tag: string, props: Props): Props {
    switch (tag) {
      case "input": {
        const { defaultValue, defaultChecked, ...rest } = props;
        return { ...rest, value: props.value ?? defaultValue, checked: props.checked ?? defaultChecked };
      }
      case "textarea":
      case "select": {
        const { value, defaultValue, ...rest } = props;
        return rest;
      }
      case "option":
        return this.#chosen === String(props.value ?? props.children) ? { ...props, selected: true } : props;
      default:
        return props;
    }
  }

  /** The parser drops a leading line break, so a text that begins with one gets a second. */
  #typed(text: string): void {
    if (text.startsWith("\n")) this.#out.text("\n");
    this.#out.escaped(text);
  }

  #choice(props: Props): void {
    const value = firstValue(props);
    this.#chosen = value === undefined ? undefined : String(value);
    this.add(props.children);
    this.#chosen = undefined;
  }
}

function isComponent(type: unknown): type is (props: Props) => unknown {
  return typeof type === "function";
}

function writeAttributes(out: HtmlBytes, props: Readonly<Record<string, unknown>>): void {
  for (const name in props) writeAttribute(out, name, props[name]);
}

type Tag = { open: string; close: string | null };
const tags = new Map<string, Tag>();

/** An element's start and end tags; void elements have no end. */
function tagOf(tag: string): Tag {
  const known = tags.get(tag);
  if (known) return known;
  const made = { open: `<${tag}`, close: VOID.has(tag) ? null : `</${tag}>` };
  tags.set(tag, made);
  return made;
}

function firstValue({ value, defaultValue }: Props): unknown {
  return value ?? defaultValue;
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

import { Fragment, isValidElement, type ReactNode } from "react";
import { attribute } from "./attribute.ts";
import { escapeHtml } from "./escape.ts";

/**
 * The HTML of a tree of components that only turn props into elements, as those of public pages are. React's own server
 * prepares for states, effects, waiting and streams, which no public page has and which take most of its time.
 * @throws for what is more than props and elements: a class, a lazy or waiting component, a context
 */
export function drawHtml(node: ReactNode): string {
  const drawing = new Drawing();
  drawing.add(node);
  return drawing.html;
}

/** The first tag of an element that is put together from pieces. */
export function openTag(tag: string, props: Readonly<Record<string, unknown>>): string {
  return `<${tag}${attributes(props)}>`;
}

class Drawing {
  html = "";
  /** What is chosen in the `<select>` that is being drawn. */
  #chosen: string | undefined;

  add(node: ReactNode): void {
    if (typeof node === "string") this.html += escapeHtml(node);
    else if (node === null || node === undefined || typeof node === "boolean") return;
    else if (typeof node === "number" || typeof node === "bigint") this.html += node;
    else if (Array.isArray(node)) for (const one of node) this.add(one);
    else if (isValidElement<Props>(node)) this.#element(node.type, node.props);
    else throw new Error("A page is drawn at once from functions and elements.");
  }

  #element(type: unknown, props: Props): void {
    if (isComponent(type)) this.add(type(props));
    else if (typeof type === "string") this.#tag(type, props);
    else if (type === Fragment) this.add(props.children);
    else throw new Error("A page is drawn from functions and elements alone.");
  }

  #tag(tag: string, props: Props): void {
    const start = `<${tag}${attributes(this.#fieldProps(tag, props))}`;
    if (VOID.has(tag)) {
      this.html += `${start}/>`;
      return;
    }
    this.html += `${start}>`;
    if (props.dangerouslySetInnerHTML) this.html += props.dangerouslySetInnerHTML.__html;
    else if (tag === "textarea") this.#typed(String(firstValue(props) ?? ""));
    else if (tag === "select") this.#choice(props);
    else this.add(props.children);
    this.html += `</${tag}>`;
  }

  /** In HTML the value of a field is an attribute, or its content, or a mark on what is chosen. */
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

  /** The parser takes a first line break for its own, so a text that begins with one needs two. */
  #typed(text: string): void {
    this.html += `${text.startsWith("\n") ? "\n" : ""}${escapeHtml(text)}`;
  }

  #choice(props: Props): void {
    const value = firstValue(props);
    this.#chosen = value === undefined ? undefined : String(value);
    this.add(props.children);
    this.#chosen = undefined;
  }
}

/** Props of an element, as far as they are more than attributes. */
type Props = {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { __html: string };
};

function isComponent(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === "function";
}

function attributes(props: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name in props) text += attribute(name, props[name]);
  return text;
}

function firstValue({ value, defaultValue }: Props): unknown {
  return value ?? defaultValue;
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

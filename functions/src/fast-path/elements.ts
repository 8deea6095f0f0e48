/**
 * Replaces `react` and `react/jsx-runtime` in the bundle of public pages: creates React's elements without keys, refs and hooks. Components
 * that need more fail to build.
 */

const ELEMENT: unique symbol = Symbol.for("react.transitional.element");
export const Fragment: unique symbol = Symbol.for("react.fragment");

/** Props that are more than attributes. */
export type Props = {
  readonly [name: string]: unknown;
  readonly children?: unknown;
  readonly dangerouslySetInnerHTML?: { __html: string };
};
export type Element = { readonly $$typeof: typeof ELEMENT; readonly type: unknown; readonly props: Props };

export function jsx(type: unknown, props: Props): Element {
  return { $$typeof: ELEMENT, type, props };
}
export { jsx as jsxs };

/** Whether a node is an element, created here or by React. */
export function isElement(node: object): node is Element {
  return "$$typeof" in node && node.$$typeof === ELEMENT;
}

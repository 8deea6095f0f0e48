/**
 * What JSX becomes in the bundle of the pages, in the place of `react` and `react/jsx-runtime`: the elements that React
 * makes, without what it does for keys, refs and hooks. A component that needs more of React does not build there.
 */

const ELEMENT: unique symbol = Symbol.for("react.transitional.element");
export const Fragment: unique symbol = Symbol.for("react.fragment");

/** Props of an element, as far as they are more than attributes. */
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

/** Whether it is an element, made here or by React. */
export function isElement(node: object): node is Element {
  return "$$typeof" in node && node.$$typeof === ELEMENT;
}

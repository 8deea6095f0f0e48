// Translators (Chrome's wraps each text in two <font>), password managers and grammar tools change the DOM that React
// rendered. React then removes nodes, inserts before nodes or updates texts that are elsewhere or gone.

declare global {
  interface Window {
    /** Whether this document is already patched: the app and every chunk of a public page may request it. */
    awningOutlives?: boolean;
  }
}

/** The element that replaced a removed text. */
const standIns = new WeakMap<Node, Element>();

/**
 * Makes React tolerate other scripts that change its DOM: removing a text removes its translation, insertions go to the right
 * place, and updates replace the translation. Call it before React renders.
 */
export function outliveTranslators(): void {
  if (window.awningOutlives) return;
  window.awningOutlives = true;
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  const catchUp = () => note(observer.takeRecords());

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) catchUp();
    const there = inPlaceOf(child, this);
    if (there) removeChild.call(this, there);
    else child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    if (before && before.parentNode !== this) catchUp();
    insertBefore.call(this, added, before && inPlaceOf(before, this));
    return added;
  };

  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode && this instanceof Text) {
        catchUp();
        const standIn = standIns.get(this);
        // The translator notices the new text on its own.
        if (standIn?.parentNode) standIn.replaceWith(this);
      }
      value?.set?.call(this, text);
    },
  });
}

/** The child of `parent` that is, contains or replaces a node React expects there; `null` without one. */
function inPlaceOf(node: Node, parent: Node): Node | null {
  let top: Node = node.parentNode ? node : (standIns.get(node) ?? node);
  // Only if it wraps just this node; an element with other content must stay.
  while (top.parentNode && top.parentNode !== parent && top.parentNode.childNodes.length === 1) top = top.parentNode;
  return top.parentNode === parent ? top : null;
}

/** Finds the <font> that replaced each removed text, in either order of operations. */
function note(records: MutationRecord[]): void {
  const come = records.flatMap((record) => [...record.addedNodes].filter(isFont).map((font) => ({ font, record })));
  if (come.length === 0) return;
  for (const record of records) {
    for (const text of record.removedNodes) {
      if (!(text instanceof Text) || text.parentNode) continue;
      const at = come.findIndex(({ record: added }) => added.target === record.target && isSamePlace(added, record, text));
      // Each replaces one text.
      const [found] = at < 0 ? [] : come.splice(at, 1);
      if (found) standIns.set(text, found.font);
    }
  }
}

/** Whether an added node is where the text is or was. */
function isSamePlace(added: MutationRecord, removed: MutationRecord, text: Text): boolean {
  if (added === removed || added.nextSibling === text || added.previousSibling === text) return true;
  return added.previousSibling === removed.previousSibling && added.nextSibling === removed.nextSibling;
}

function isFont(node: Node): node is Element {
  return node.nodeName === "FONT";
}

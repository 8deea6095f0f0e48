// Translators (Chrome's wraps each text in two <font>), password managers and grammar tools rewrite what React has drawn. React
// knows nothing of it: it takes away, puts something before, or writes into a text that stands elsewhere or nowhere by then.

declare global {
  interface Window {
    /** Whether this document is mended already: the app and each chunk of a public page may ask for it. */
    awningOutlives?: boolean;
  }
}

/** What stands in place of a text that was taken out. */
const standIns = new WeakMap<Node, Element>();

/**
 * Lets React work on in a document that others rewrite: what it takes away goes with its translation, what it adds comes to the
 * right place, and what it writes replaces the translation. To be called before React draws.
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
        // The translator finds the new text by itself.
        if (standIn?.parentNode) standIn.replaceWith(this);
      }
      value?.set?.call(this, text);
    },
  });
}

/** What stands right below `parent` and is, holds or replaces a node that React believes there; `null` when nothing does. */
function inPlaceOf(node: Node, parent: Node): Node | null {
  let top: Node = node.parentNode ? node : (standIns.get(node) ?? node);
  // Around one node alone: what holds more than it stays when it goes.
  while (top.parentNode && top.parentNode !== parent && top.parentNode.childNodes.length === 1) top = top.parentNode;
  return top.parentNode === parent ? top : null;
}

/** Finds for each text that was taken out the <font> that has come to its place, in the one order of doing it or the other. */
function note(records: MutationRecord[]): void {
  const come = records.flatMap((record) => [...record.addedNodes].filter(isFont).map((font) => ({ font, record })));
  if (come.length === 0) return;
  for (const record of records) {
    for (const text of record.removedNodes) {
      if (!(text instanceof Text) || text.parentNode) continue;
      const at = come.findIndex(({ record: added }) => added.target === record.target && isSamePlace(added, record, text));
      // Each stands for one text.
      const [found] = at < 0 ? [] : come.splice(at, 1);
      if (found) standIns.set(text, found.font);
    }
  }
}

/** Whether what was added came to where the text stands or stood. */
function isSamePlace(added: MutationRecord, removed: MutationRecord, text: Text): boolean {
  if (added === removed || added.nextSibling === text || added.previousSibling === text) return true;
  return added.previousSibling === removed.previousSibling && added.nextSibling === removed.nextSibling;
}

function isFont(node: Node): node is Element {
  return node.nodeName === "FONT";
}

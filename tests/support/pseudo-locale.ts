// Both functions run in a page: they use nothing but what is inside them.

/**
 * Says everything in a language that needs 40 % more room, with accents above and below: "Orders" → "Öŕďéŕšéŕš". Words grow in
 * themselves, as German ones do. What is typed, names (`data`) and what is hidden from translators stay.
 */
export function lengthen(root: Element, data: readonly string[] = []): void {
  const ACCENTS: Record<string, string> = Object.fromEntries(
    [..."aAbBcCdDeEgGiIkKlLnNoOrRsStTuUyYzZ"].map((letter, at) => [letter, [..."åÅƀßçÇďĎéÉĝĜîÎķĶļĻñÑöÖŕŔšŠţŢüÜýÝžŽ"][at] ?? letter]),
  );
  const longer = (word: string) => {
    const more = Math.ceil(word.length * 0.4);
    return [...(word + word.slice(-more))].map((letter) => ACCENTS[letter] ?? letter).join("");
  };
  const page = document as { grown?: Map<Text, string> };
  page.grown ??= new Map<Text, string>();
  const { grown } = page;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (
      !parent ||
      grown.get(text) === text.data ||
      parent.closest("script, style, textarea, svg, [data-art], [contenteditable=true], [translate=no]")
    )
      continue;
    if (data.some((one) => text.data.includes(one))) continue;
    // Addresses and codes are no words.
    const isCode = (word: string) => /[\w-][./@:][\w-]|\d/.test(word);
    const before = text.data;
    text.data = before.replace(/\S+/g, (word) => (isCode(word) ? word : word.replace(/[A-Za-z]{2,}/g, longer)));
    if (text.data !== before) grown.set(text, text.data);
  }
}

/** What has no room on a page: words outside of the window or cut off by a box, and words that lie over others. */
export function squeezed(root: Element = document.body): string[] {
  type Line = { element: Element; layer: Element; rect: DOMRect };
  const name = (element: Element) => {
    const said = (element.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 50);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${said}`;
  };
  const above = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) all.push(at);
    return all;
  };
  const grown = (document as { grown?: Map<Text, string> }).grown;
  const found = new Set<string>();
  const lines: Line[] = [];
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    const wide = [...root.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 3);
    found.add(`the page scrolls sideways: ${wide.map(name).join(" | ")}`);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (
      !element ||
      !text.data.trim() ||
      element.closest("script, style, option, noscript, svg, .vh, .skip, [inert], [role=img], .st-brand")
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const parents = above(element);
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    let layer: Element = document.body;
    let isAlone = false;
    // Boxes that cut off what is wider than they are, and those in which it can be scrolled to.
    const boxes: { style: CSSStyleDeclaration; rect: DOMRect }[] = [];
    for (const parent of parents) {
      const style = getComputedStyle(parent);
      if (/auto|scroll/.test(style.overflowX) && parent !== document.body) isAlone = true;
      if (!isAlone && /hidden|clip/.test(style.overflowX + style.overflowY) && parent !== document.body)
        boxes.push({ style, rect: parent.getBoundingClientRect() });
      if (layer === document.body && (/fixed|sticky/.test(style.position) || parent.matches("dialog, [popover], [role=menu], .toast")))
        layer = parent;
    }
    const isUnseen = rects.every((rect) =>
      boxes.some((box) => box.rect.width < 2 || box.rect.height < 2 || rect.top >= box.rect.bottom || rect.bottom <= box.rect.top),
    );
    if (isUnseen) continue;
    for (const rect of rects) {
      if (!isAlone && !boxes.some((box) => box.style.textOverflow === "ellipsis") && (rect.right > innerWidth + 1 || rect.left < -1))
        found.add(`outside of the window: ${name(element)}`);
      for (const box of boxes) {
        // Names may end in an ellipsis, words may not.
        if (box.style.textOverflow === "ellipsis" && !grown?.has(text)) continue;
        const isBeside = rect.right > box.rect.right + 1.5 || rect.left < box.rect.left - 1.5;
        // A line that is cut by half of its height: what the box leaves out on purpose begins with a whole line.
        const isBelow = rect.top < box.rect.bottom - rect.height * 0.25 && rect.bottom > box.rect.bottom + rect.height * 0.25;
        if (isBeside || isBelow) found.add(`cut off: ${name(element)}`);
      }
      const left = Math.max(rect.left, ...boxes.map((box) => box.rect.left));
      const right = Math.min(rect.right, ...boxes.map((box) => box.rect.right));
      if (!isAlone && boxes.every((box) => rect.bottom <= box.rect.bottom + 1))
        lines.push({ element, layer, rect: new DOMRect(left, rect.top, right - left, rect.height) });
    }
  }
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Lines of one paragraph that are set close touch one another with what is above and below their letters.
      if (across > 2 && down > Math.min(one.rect.height, other.rect.height) * 0.4)
        found.add(`one over the other: ${name(one.element)} | ${name(other.element)}`);
    }
  return [...found];
}

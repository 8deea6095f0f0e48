import { refusedHost } from "../rich-text/refused-hosts.ts";
import type { RichRun, RichText } from "../rich-text/rich-text.ts";
import { type Described, type PublicDescription, shapesOf } from "./description.ts";

/** The public description: plain text, or only the formatted one so that no text is stored twice. Links to refused hosts are removed. */
export function toPublicDescription(stored: Described): PublicDescription {
  const shapes = shapesOf(stored);
  return shapes ? { description: "", richDescription: withoutRefused(shapes) } : { description: stored.description };
}

function withoutRefused(text: RichText): RichText {
  return text.map((node) =>
    "items" in node
      ? { ...node, items: node.items.map((item) => ({ children: item.children.map(withoutRefusedLink) })) }
      : { ...node, children: node.children.map(withoutRefusedLink) },
  );
}

function withoutRefusedLink(run: RichRun): RichRun {
  if (run.link === undefined || refusedHost(run.link) === null) return run;
  const { link: _, ...rest } = run;
  return rest;
}

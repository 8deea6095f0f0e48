import { parseLinkUrl } from "@awning/domain/rich-text/link-url";
import type { RichNode, RichRun, RichText } from "@awning/domain/rich-text/rich-text";
import { Fragment, type ReactNode } from "react";

/** An owner's text: React escapes it, and a link with a disallowed address is drawn as text. */
export function RichTextView({ text, className = "rich" }: { text: RichText; className?: string }) {
  return <div className={className}>{text.map((node, index) => drawNode(node, index))}</div>;
}

function drawNode(node: RichNode, key: number): ReactNode {
  if ("items" in node) {
    const List = node.type;
    return (
      <List key={key}>
        {node.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
          <li key={index}>{drawRuns(item.children)}</li>
        ))}
      </List>
    );
  }
  const Line = node.type;
  return (
    <Line key={key} className="lines">
      {drawRuns(node.children)}
    </Line>
  );
}

function drawRuns(runs: readonly RichRun[]): ReactNode[] {
  return runs.map((run, index) => {
    let drawn: ReactNode = run.text;
    if (run.italic) drawn = <em>{drawn}</em>;
    if (run.bold) drawn = <strong>{drawn}</strong>;
    const target = run.link ? parseLinkUrl(run.link) : null;
    if (target && "url" in target) {
      drawn = (
        <a href={target.url} rel="ugc nofollow noopener">
          {drawn}
        </a>
      );
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never moved
    return <Fragment key={index}>{drawn}</Fragment>;
  });
}

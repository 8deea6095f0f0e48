import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

// The iframe is as high as its content: a minimum height of the screen would leave empty space and depend on the iframe's own
// height.
const IN_FRAME = "html,body{min-height:0!important;height:auto!important;overflow:hidden!important}body{position:relative}";

/** A public page in an iframe of its own width, which isolates its styles from the dashboard's. Its scripts do not run. */
export function CanvasFrame({
  title,
  css,
  width,
  height,
  isTried,
  onPage,
  children,
}: {
  title: string;
  css: string;
  width: number;
  height: number;
  /** Whether the page is in preview mode, where Tab reaches it. */
  isTried: boolean;
  onPage: (page: Document) => void;
  children: ReactNode;
}) {
  const [page, setPage] = useState<Document | null>(null);
  const take = (next: Document | null) => {
    if (!next || next === page) return;
    next.documentElement.lang = document.documentElement.lang;
    // A browser translation would be stored as the edited text.
    next.documentElement.translate = false;
    setPage(next);
    onPage(next);
  };
  return (
    <iframe
      className="canvas__frame"
      title={title}
      tabIndex={isTried ? 0 : -1}
      style={{ width, height }}
      ref={(frame) => take(frame?.contentDocument ?? null)}
      onLoad={(event) => take(event.currentTarget.contentDocument)}
    >
      {page
        ? createPortal(
            <>
              <style>{css + IN_FRAME}</style>
              {children}
            </>,
            page.body,
          )
        : null}
    </iframe>
  );
}

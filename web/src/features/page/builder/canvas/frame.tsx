import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

// The page is as high as what is on it: what visitors see on an empty screen would be empty here too, and its height would
// depend on that of the frame.
const IN_FRAME = "html,body{min-height:0!important;height:auto!important;overflow:hidden!important}body{position:relative}";

/** A public page in a frame of its own width, so that the styles of page and dashboard do not meet. Its scripts do not run. */
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
  /** Whether it is used like a page: then it can be reached by Tab. */
  isTried: boolean;
  onPage: (page: Document) => void;
  children: ReactNode;
}) {
  const [page, setPage] = useState<Document | null>(null);
  const take = (next: Document | null) => {
    if (!next || next === page) return;
    next.documentElement.lang = document.documentElement.lang;
    // What is edited in place here would be stored in the language of the reader.
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

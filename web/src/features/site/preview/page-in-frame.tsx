import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import "./preview.css";

/**
 * A public page in an iframe, which isolates its styles from the dashboard's. It is inert, because its links would leave the
 * dashboard.
 */
export function PageInFrame({ title, css, children }: { title: string; css: string; children: ReactNode }) {
  const [inside, setInside] = useState<Document | null>(null);
  return (
    <iframe
      className="preview"
      title={title}
      tabIndex={-1}
      ref={(frame) => {
        if (frame && frame.contentDocument !== inside) setInside(frame.contentDocument);
      }}
      onLoad={(event) => setInside(event.currentTarget.contentDocument)}
    >
      {inside
        ? createPortal(
            <div inert>
              <style>{css}</style>
              {children}
            </div>,
            inside.body,
          )
        : null}
    </iframe>
  );
}

import type { ReactNode } from "react";
import "./toolbar.css";

/** Search and filters of a list; `end` is aligned to the far side. On a phone it scrolls sideways. */
export function Toolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className="toolbar">
      {children}
      {end === undefined ? null : <div className="toolbar__end">{end}</div>}
    </div>
  );
}

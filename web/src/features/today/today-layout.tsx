import type { ReactNode } from "react";
import "./today.css";
import * as labels from "./labels.ts";

/** The day beside the preview; below it on a narrow window. */
export function TodayLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="today">
      {children}
      <aside className="today__side" aria-label={labels.previewTitle}>
        {side}
      </aside>
    </div>
  );
}

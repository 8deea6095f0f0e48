import type { ReactNode } from "react";
import "./today.css";
import * as labels from "./labels.ts";

/** The day beside the preview; below it on a narrow window. */
export function TodayLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="beside today">
      {children}
      <aside className="pile one gap-5 today__side" aria-label={labels.previewTitle}>
        {side}
      </aside>
    </div>
  );
}

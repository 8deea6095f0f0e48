import type { ReactNode } from "react";
import "./hanging.css";

/** Something that hangs from the canopy on two strings and sways once. */
export function Hanging({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`st-hang ${isWide ? "st-wide" : ""}`}>
      <span className="st-string st-l" />
      <span className="st-string st-r" />
      {children}
    </div>
  );
}

/** The sign with the name of a page. */
export function NameBoard({ name }: { name: string }) {
  return (
    <Hanging>
      <p className="st-board" aria-hidden="true">
        <span className="st-slash">/</span>
        <b>{name || "your-stall"}</b>
      </p>
    </Hanging>
  );
}

/** The round "open" sign on the door. */
export function OpenSign() {
  return (
    <Hanging>
      <p className="st-board st-flip" aria-hidden="true">
        <b>Open</b>
      </p>
    </Hanging>
  );
}

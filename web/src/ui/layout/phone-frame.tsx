import type { ReactNode } from "react";
import "./phone-frame.css";

/** A small phone frame; its content is 375 x 760 CSS pixels. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="phone">
      <div className="phone__in">{children}</div>
    </div>
  );
}

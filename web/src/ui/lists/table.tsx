import type { ComponentProps } from "react";
import "./table.css";

/** A ledger table with hairlines, small headings and a hover background. `label` is its accessible name. */
export function Table({ label, className = "", children, ...rest }: { label: string } & ComponentProps<"table">) {
  return (
    <table {...rest} className={`table ${className}`}>
      <caption className="sr">{label}</caption>
      {children}
    </table>
  );
}

import type { ComponentProps } from "react";
import "./table.css";

/** A ledger table: hairlines, small faint heads, a wash under the pointer. `label` names it for screen readers. */
export function Table({ label, className = "", children, ...rest }: { label: string } & ComponentProps<"table">) {
  return (
    <table {...rest} className={`table ${className}`}>
      <caption className="sr">{label}</caption>
      {children}
    </table>
  );
}

import type { ReactNode } from "react";
import { fill, LAYOUT_TABLE } from "./fill.ts";
import { useLook } from "./look-context.tsx";

/** A tinted ground: `note` asks for something, `good` tells good news, `well` holds somebody's own words. */
export function Box({ tone, children }: { tone: "note" | "good" | "well"; children: ReactNode }) {
  const look = useLook();
  return (
    <table {...LAYOUT_TABLE} style={{ margin: "0 0 26px" }}>
      <tbody>
        <tr>
          <td className={tone} {...fill(look.light[tone], { borderRadius: look.radius.box, padding: "20px 22px" })}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

import type { Band } from "../look/mail-look.ts";
import { fill, LAYOUT_TABLE } from "./fill.ts";

/** A head ornament as rows of table cells. Mail programs without round corners still show stripes. */
export function Bands({ bands }: { bands: readonly Band[] }) {
  return bands.map((band, row) => {
    const size = { height: band.height, fontSize: 1, lineHeight: "1px" };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a band is nothing but its place
      <table key={row} {...LAYOUT_TABLE} style={{ tableLayout: "fixed" }} aria-hidden="true">
        <tbody>
          <tr>
            {band.cells.map((cell, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
                key={at}
                className={`b${row}-${at}`}
                height={band.height}
                width={cell.width}
                {...(cell.fill ? fill(cell.fill[0], { ...size, borderRadius: cell.radius }) : { style: size })}
              >
                {"\u00a0"}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    );
  });
}

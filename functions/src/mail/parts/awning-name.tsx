import { fill, LAYOUT_TABLE } from "./fill.ts";
import { useLook } from "./look-context.tsx";

const STRIPES = ["#c63a22", "#fffdf8", "#c63a22", "#fffdf8", "#c63a22"];

/** The mark as five table cells with round feet, and the word beside it. */
export function AwningName() {
  const look = useLook();
  return (
    <table {...LAYOUT_TABLE}>
      <tbody>
        <tr>
          <td className="pad" style={{ padding: "24px 44px 0" }}>
            <table {...LAYOUT_TABLE} width={undefined}>
              <tbody>
                <tr>
                  {STRIPES.map((stripe, at) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is nothing but its place
                      key={at}
                      className="edge"
                      aria-hidden="true"
                      width={7}
                      height={22}
                      {...fill(stripe, {
                        width: 7,
                        height: 22,
                        fontSize: 1,
                        lineHeight: "1px",
                        borderRadius: "0 0 4px 4px",
                        borderTop: `2px solid ${look.light.ink}`,
                      })}
                    >
                      {"\u00a0"}
                    </td>
                  ))}
                  <td
                    className="ink"
                    style={{
                      paddingLeft: 9,
                      fontFamily: look.headFont,
                      fontWeight: 700,
                      fontSize: 21,
                      lineHeight: "22px",
                      letterSpacing: "-0.03em",
                      color: look.light.ink,
                    }}
                  >
                    awning
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

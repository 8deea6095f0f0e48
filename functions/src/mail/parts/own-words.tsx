import { defuse } from "../defuse.ts";
import { fill, LAYOUT_TABLE } from "./fill.ts";
import { useLook } from "./look-context.tsx";
import { Lines } from "./words.tsx";

/** Words that a seller or buyer wrote, marked as theirs beside a bar. */
export function OwnWords({ from, text }: { from: string; text: string }) {
  const look = useLook();
  return (
    <table {...LAYOUT_TABLE} style={{ margin: "8px 0 24px" }}>
      <tbody>
        <tr>
          <td className="bar" width={6} {...fill(look.light.accent, { width: 6, borderRadius: 3, fontSize: 1 })}>
            {"\u00a0"}
          </td>
          <td style={{ padding: "2px 0 2px 18px" }}>
            <p
              className="soft"
              style={{ margin: "0 0 4px", fontFamily: look.textFont, fontSize: 14, lineHeight: "20px", color: look.light.soft }}
            >
              {from}
            </p>
            <p
              className="ink"
              style={{
                margin: 0,
                fontFamily: look.textFont,
                fontSize: 17,
                lineHeight: "26px",
                fontStyle: "italic",
                color: look.light.ink,
              }}
            >
              <Lines text={defuse(text)} />
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

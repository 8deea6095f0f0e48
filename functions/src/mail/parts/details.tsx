import { useLook } from "./look-context.tsx";
import { Lines } from "./words.tsx";

/**
 * Facts as label and value; entries without a value are left out. `boxed` when a {@link Box} stands around them. `hasOwnLabels`
 * when the owner wrote the labels, which then break anywhere; ours would only break to leave the value more room.
 */
export function Details(props: {
  entries: readonly (readonly [label: string, value: string | null])[];
  boxed?: boolean;
  hasOwnLabels?: boolean;
}) {
  const { entries, boxed = false, hasOwnLabels = false } = props;
  const look = useLook();
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} data-text-format="dataTable" style={{ margin: boxed ? 0 : "0 0 26px" }}>
      <tbody>
        {entries.map(([label, value]) =>
          value ? (
            <tr key={label}>
              <td
                className="soft"
                width={hasOwnLabels ? "64%" : "29%"}
                valign="top"
                style={{
                  padding: "3px 12px 3px 0",
                  fontFamily: look.textFont,
                  fontSize: 15,
                  lineHeight: "22px",
                  color: look.light.soft,
                  ...(hasOwnLabels ? {} : { overflowWrap: "normal", wordBreak: "normal" }),
                }}
              >
                {label}
              </td>
              <td
                className="ink"
                valign="top"
                style={{
                  padding: "3px 0",
                  fontFamily: look.textFont,
                  fontSize: 16,
                  lineHeight: "22px",
                  fontWeight: 700,
                  color: look.light.ink,
                }}
              >
                <Lines text={value} />
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

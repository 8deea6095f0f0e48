import { Img } from "react-email";
import type { Fact, Line, Lines } from "../mail-form.ts";
import { useMailTheme } from "./mail-shell.tsx";
import { headStyle, textStyle } from "./type.ts";

const PICTURE_CELL = 72;

/** Order lines with pictures, and the sums below. */
export function LinesTable({ lines, sums }: Lines) {
  const look = useMailTheme();
  const hasPictures = lines.some((line) => line.picture !== null);
  const span = hasPictures ? 2 : 1;
  const rule = `1px solid ${look.light.line}`;
  const text = textStyle(look, 16, 22);
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} data-text-format="dataTable" style={{ margin: "0 0 26px" }}>
      <tbody>
        {lines.map(({ title, variant, notes, amount, picture }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once
          <tr key={row}>
            {hasPictures ? (
              <td className="line" width={PICTURE_CELL} valign="middle" style={{ padding: "12px 0", borderTop: rule }}>
                <Picture picture={picture} />
              </td>
            ) : null}
            <td
              className="ink line"
              valign="middle"
              style={{ padding: hasPictures ? "12px 8px" : "12px 8px 12px 0", borderTop: rule, ...text }}
            >
              <b>{title}</b>
              {variant === "" ? null : `, ${variant}`}
              {notes.map((note) => (
                <span key={note} className="soft" style={{ color: look.light.soft, fontSize: 15 }}>
                  <br />
                  {note}
                </span>
              ))}
            </td>
            <td
              className="ink line"
              align="right"
              valign="middle"
              style={{ padding: "12px 0", borderTop: rule, ...text, whiteSpace: "nowrap" }}
            >
              {amount}
            </td>
          </tr>
        ))}
        {sums ? (
          <>
            <tr data-skip-in-text="true">
              <td className="line" colSpan={span + 1} style={{ borderTop: rule, height: 8, fontSize: 1, lineHeight: "8px" }}>
                {"\u00a0"}
              </td>
            </tr>
            {sums.above.map((sum) => (
              <Sum key={sum[0]} sum={sum} span={span} />
            ))}
            <Sum sum={sums.total} span={span} isTotal />
            {sums.below.map((sum) => (
              <Sum key={sum[0]} sum={sum} span={span} />
            ))}
          </>
        ) : null}
      </tbody>
    </table>
  );
}

function Sum({ sum: [label, amount], span, isTotal = false }: { sum: Fact; span: number; isTotal?: boolean }) {
  const look = useMailTheme();
  const style = isTotal ? { padding: "8px 0 0", ...headStyle(look, 22, 28) } : { padding: "4px 0", ...textStyle(look, 15, 20, "soft") };
  const className = isTotal ? "ink" : "soft";
  return (
    <tr>
      <td className={className} colSpan={span} style={style}>
        {label}
      </td>
      <td className={className} align="right" style={{ ...style, whiteSpace: "nowrap" }}>
        {amount}
      </td>
    </tr>
  );
}

function Picture({ picture }: Pick<Line, "picture">) {
  const look = useMailTheme();
  if (!picture) return "\u00a0";
  const { url, width, height, colour } = picture;
  const borderRadius = look.radius.box === "0" ? 0 : 10;
  return (
    <Img src={url} width={width} height={height} alt="" style={{ display: "block", border: 0, borderRadius, backgroundColor: colour }} />
  );
}

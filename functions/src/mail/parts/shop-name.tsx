import { preventAutolink } from "../prevent-autolink.ts";
import { Lines } from "./labels.tsx";
import { fill, LAYOUT_TABLE, useMailTheme } from "./mail-shell.tsx";

/** The shop's name and headline at the top of a mail to a buyer. */
export function ShopName({ name, headline }: { name: string; headline: string }) {
  const look = useMailTheme();
  const { cloth } = look;
  const ground = cloth ? { className: "pad cloth", ...fill(cloth.fill[0]) } : { className: "pad" };
  return (
    <table {...LAYOUT_TABLE}>
      <tbody>
        <tr>
          <td
            {...ground}
            align={look.align}
            style={{ ...("style" in ground ? ground.style : {}), padding: cloth ? "34px 44px 26px" : "24px 44px 0" }}
          >
            <p
              className={cloth ? "cink" : "ink"}
              style={{
                margin: 0,
                fontFamily: look.headFont,
                fontWeight: look.headWeight,
                fontSize: Math.round((cloth ? 34 : 28) * look.headScale),
                lineHeight: `${Math.round((cloth ? 38 : 32) * look.headScale)}px`,
                letterSpacing: look.headSpacing,
                textTransform: look.headCase,
                color: cloth ? cloth.ink[0] : look.light.ink,
              }}
            >
              {preventAutolink(name)}
            </p>
            {headline === "" ? null : (
              <p
                className={cloth ? "csoft" : "soft"}
                style={{
                  margin: "2px 0 0",
                  fontFamily: look.textFont,
                  fontSize: 15,
                  lineHeight: "22px",
                  color: cloth ? cloth.soft[0] : look.light.soft,
                }}
              >
                {preventAutolink(headline)}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Words that a seller or buyer wrote, marked as theirs beside a bar. */
export function Quotation({ from, text }: { from: string; text: string }) {
  const look = useMailTheme();
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
              <Lines text={preventAutolink(text)} />
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

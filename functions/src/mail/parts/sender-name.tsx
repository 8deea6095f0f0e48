import { preventAutolink } from "../prevent-autolink.ts";
import { Cell, fill, LAYOUT_TABLE, useMailTheme } from "./mail-shell.tsx";
import { headStyle, textStyle } from "./type.ts";

/** The shop's name and headline above a mail to a buyer. */
export function ShopName({ name, headline }: { name: string; headline: string }) {
  const look = useMailTheme();
  const { cloth } = look;
  const ground = cloth ? fill(cloth.fill[0], { padding: "34px 44px 26px" }) : { style: { padding: "24px 44px 0" } };
  const type = cloth ? headStyle(look, 34, Math.round(38 * look.headScale)) : headStyle(look, 28, Math.round(32 * look.headScale));
  return (
    <Cell className={cloth ? "pad cloth" : "pad"} align={look.align} {...ground}>
      <p
        className={cloth ? "cink" : "ink"}
        style={{ margin: 0, ...type, letterSpacing: look.headSpacing, ...(cloth && { color: cloth.ink[0] }) }}
      >
        {preventAutolink(name)}
      </p>
      {headline === "" ? null : (
        <p
          className={cloth ? "csoft" : "soft"}
          style={{ margin: "2px 0 0", ...textStyle(look, 15, 22, "soft"), ...(cloth && { color: cloth.soft[0] }) }}
        >
          {preventAutolink(headline)}
        </p>
      )}
    </Cell>
  );
}

const STRIPES = ["#c63a22", "#fffdf8", "#c63a22", "#fffdf8", "#c63a22"];
const STRIPE = { width: 7, height: 22, fontSize: 1, lineHeight: "1px", borderRadius: "0 0 4px 4px" } as const;

/** The logo as five table cells with rounded feet, and the name beside it. */
export function AwningName() {
  const look = useMailTheme();
  const type = { ...headStyle(look, 21, 22), fontSize: 21, fontWeight: 700, textTransform: "none", letterSpacing: "-0.03em" } as const;
  return (
    <Cell className="pad" style={{ padding: "24px 44px 0" }}>
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
                {...fill(stripe, { ...STRIPE, borderTop: `2px solid ${look.light.ink}` })}
              >
                {"\u00a0"}
              </td>
            ))}
            <td className="ink" style={{ paddingLeft: 9, ...type }}>
              awning
            </td>
          </tr>
        </tbody>
      </table>
    </Cell>
  );
}

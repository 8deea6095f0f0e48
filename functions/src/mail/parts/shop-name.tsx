import { defuse } from "../defuse.ts";
import { fill, LAYOUT_TABLE } from "./fill.ts";
import { useLook } from "./look-context.tsx";

/** The shop's name and headline at the top of a mail to a buyer. */
export function ShopName({ name, headline }: { name: string; headline: string }) {
  const look = useLook();
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
              {defuse(name)}
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
                {defuse(headline)}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

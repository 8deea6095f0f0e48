import type { CSSProperties } from "react";
import { Button } from "react-email";
import type { MailLook } from "../look/mail-look.ts";
import { fill, LAYOUT_TABLE } from "./fill.ts";
import { useLook } from "./look-context.tsx";

/** The one button of a mail. `href` is one of our own addresses. */
export function Action({ href, children }: { href: string; children: string }) {
  const look = useLook();
  return (
    <table {...LAYOUT_TABLE}>
      <tbody>
        <tr>
          <td align={look.align} style={{ padding: "4px 0 26px" }}>
            <table {...LAYOUT_TABLE} width={undefined}>
              <tbody>
                <tr>
                  <td className="btn" {...fill(look.light.button, { borderRadius: look.radius.button })}>
                    <Button href={href} className="btna" style={label(look)}>
                      {children}
                    </Button>
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

function label(look: MailLook): CSSProperties {
  return {
    padding: "16px 26px",
    fontFamily: look.textFont,
    fontSize: 17,
    lineHeight: "20px",
    fontWeight: 700,
    textTransform: look.headCase,
    color: look.light.buttonInk,
  };
}

import { paths } from "@awning/domain/routes/paths";
import type { ReactNode } from "react";
import { type OrderContent, shownUrl } from "../mail-content.ts";
import { AWNING_THEME } from "../theme/awning-theme.ts";
import { Aside, InlineLink } from "./labels.tsx";
import * as labels from "./mail-labels.ts";
import { fill, LAYOUT_TABLE, MailShell, useMailTheme } from "./mail-shell.tsx";

/** A mail from Awning to an owner. */
export function OwnerMail(props: { title: string; preview: string; footer: ReactNode; children: ReactNode }) {
  return (
    <MailShell
      look={AWNING_THEME}
      title={props.title}
      preview={props.preview}
      name={<AwningName />}
      footer={<Aside small>{props.footer}</Aside>}
    >
      {props.children}
    </MailShell>
  );
}

const STRIPES = ["#c63a22", "#fffdf8", "#c63a22", "#fffdf8", "#c63a22"];

/** The mark as five table cells with round feet, and the word beside it. */
export function AwningName() {
  const look = useMailTheme();
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
                    {labels.awning}
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

/** Why an owner gets a mail about an order, and where they choose which ones. */
export function OwnerFooter({ shop, url }: Pick<OrderContent, "shop" | "url">) {
  return (
    <>
      {labels.youOwn(
        shownUrl(shop.url),
        <InlineLink href={new URL(paths.settings, url).href} quiet>
          {labels.manageNotifications}
        </InlineLink>,
      )}
    </>
  );
}

import type { MailTheme } from "@awning/domain/design/mail-look";
import { formatMoney } from "@awning/domain/money/money";
import type { CSSProperties, ReactNode } from "react";
import { Button, Link } from "react-email";
import type { OrderContent } from "../mail-content.ts";
import { Lines, Paragraph } from "./labels.tsx";
import * as labels from "./mail-labels.ts";
import { fill, LAYOUT_TABLE, useMailTheme } from "./mail-shell.tsx";

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
  const look = useMailTheme();
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

/** A tinted ground: `note` asks for something, `good` tells good news, `well` holds somebody's own words. */
export function Box({ tone, children }: { tone: "note" | "good" | "well"; children: ReactNode }) {
  const look = useMailTheme();
  return (
    <table {...LAYOUT_TABLE} style={{ margin: "0 0 26px" }}>
      <tbody>
        <tr>
          <td className={tone} {...fill(look.light[tone], { borderRadius: look.radius.box, padding: "20px 22px" })}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The one button of a mail. `href` is one of our own addresses. */
export function Action({ href, children }: { href: string; children: string }) {
  const look = useMailTheme();
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

function label(look: MailTheme): CSSProperties {
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

/** The page of the shop's own choice on which an order is paid. Its whole address is read, so that nobody wonders where it leads. */
export function PayLink({ order, locale }: Pick<OrderContent, "order" | "locale">) {
  const look = useMailTheme();
  if (order.payUrl === "") return null;
  return (
    <Paragraph last>
      {labels.payAt(
        formatMoney(order.total, order.currency, locale),
        <Link href={order.payUrl} className="ink" style={{ color: look.light.ink, textDecoration: "underline", wordBreak: "break-all" }}>
          {order.payUrl.replace(/^https:\/\//, "")}
        </Link>,
      )}
    </Paragraph>
  );
}

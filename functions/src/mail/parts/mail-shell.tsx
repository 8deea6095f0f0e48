import type { ReactNode } from "react";
import { Body, Head, Html, Preview } from "react-email";
import type { MailLook } from "../look/mail-look.ts";
import { Bands } from "./bands.tsx";
import { BREAKS_ANYWHERE, fill, LAYOUT_TABLE } from "./fill.ts";
import { LookContext } from "./look-context.tsx";
import { mailStyle } from "./mail-style.ts";

/** The frame of every mail: ground, card, ornament, the sender's name, contents and the small print below. */
export function MailShell(props: {
  look: MailLook;
  title: string;
  preview: string;
  name: ReactNode;
  children: ReactNode;
  footer: ReactNode;
}) {
  const { look, title, preview, name, children, footer } = props;
  const { edge, bandsInset } = look;
  const edgeStyle = edge ? { [edge.around ? "border" : "borderTop"]: `${edge.px}px solid ${edge.colour[0]}` } : {};
  return (
    <LookContext value={look}>
      <Html lang="en">
        <Head>
          <title>{title}</title>
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
          <style>{mailStyle(look)}</style>
        </Head>
        <Body className="bg" style={{ margin: 0, padding: 0, backgroundColor: look.light.bg, WebkitTextSizeAdjust: "100%" }}>
          <Preview useTitleTag={false}>{preview}</Preview>
          <table {...LAYOUT_TABLE} className="bg" {...fill(look.light.bg)}>
            <tbody>
              <tr>
                <td align="center" className="outer" style={{ padding: "24px 10px 36px", ...BREAKS_ANYWHERE }}>
                  <table {...LAYOUT_TABLE} width={600} style={{ width: "100%", maxWidth: 600 }}>
                    <tbody>
                      <tr>
                        <td
                          className="card edge"
                          {...fill(look.light.card, { borderRadius: look.radius.card, ...edgeStyle, overflow: "hidden" })}
                        >
                          {bandsInset ? null : <Bands bands={look.bands.filter(() => !look.cloth)} />}
                          {name}
                          {look.cloth || bandsInset ? <InsetBands look={look} /> : null}
                          <table {...LAYOUT_TABLE}>
                            <tbody>
                              <tr>
                                <td className="pad" style={{ padding: "26px 44px 22px" }}>
                                  {children}
                                </td>
                              </tr>
                            </tbody>
                          </table>
                        </td>
                      </tr>
                      <tr>
                        <td className="pad" align={look.align} style={{ padding: "22px 44px 0" }}>
                          {footer}
                        </td>
                      </tr>
                    </tbody>
                  </table>
                </td>
              </tr>
            </tbody>
          </table>
        </Body>
      </Html>
    </LookContext>
  );
}

function InsetBands({ look }: { look: MailLook }) {
  if (!look.bandsInset) return <Bands bands={look.bands} />;
  return (
    <table {...LAYOUT_TABLE}>
      <tbody>
        <tr>
          <td className="pad" style={{ padding: "16px 44px 4px" }}>
            <Bands bands={look.bands} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

import type { Band, MailColours, MailTheme } from "@awning/domain/design/mail-look";
import { type ComponentProps, type CSSProperties, createContext, type ReactNode, useContext } from "react";
import { Body, Head, Html, Preview } from "react-email";
import { AWNING_THEME } from "../theme/awning-theme.ts";

/** A cell's background, set twice: old mail programs read `bgcolor`, new ones the style. */
export function fill(colour: string, style: CSSProperties = {}): { bgcolor: string; style: CSSProperties } {
  return { bgcolor: colour, style: { backgroundColor: colour, ...style } };
}

/**
 * Inherited by everything in a mail: long words break instead of widening tables beyond a phone. Set twice, because old programs know only
 * `word-break`.
 */
const BREAKS_ANYWHERE = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

/** Attributes of every layout table, so that mail programs add no gaps and screen readers do not read it as data. */
export const LAYOUT_TABLE = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

type CellProps = ComponentProps<"td"> & { bgcolor?: string };

/** A one-cell layout table, which mail programs pad, color and align reliably. */
export function Cell({ table, ...cell }: CellProps & { table?: ComponentProps<"table"> & { bgcolor?: string } }) {
  return (
    <table {...LAYOUT_TABLE} {...table}>
      <tbody>
        <tr>
          <td {...cell} />
        </tr>
      </tbody>
    </table>
  );
}

/** The frame of every mail: background, card, ornament, sender, content and footer. */
export function MailShell(props: {
  look: MailTheme;
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
          <Cell
            table={{ className: "bg", ...fill(look.light.bg) }}
            align="center"
            className="outer"
            style={{ padding: "24px 10px 36px", ...BREAKS_ANYWHERE }}
          >
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
                    <Cell className="pad" style={{ padding: "26px 44px 22px" }}>
                      {children}
                    </Cell>
                  </td>
                </tr>
                <tr>
                  <td className="pad" align={look.align} style={{ padding: "22px 44px 0" }}>
                    {footer}
                  </td>
                </tr>
              </tbody>
            </table>
          </Cell>
        </Body>
      </Html>
    </LookContext>
  );
}

function InsetBands({ look }: { look: MailTheme }) {
  if (!look.bandsInset) return <Bands bands={look.bands} />;
  return (
    <Cell className="pad" style={{ padding: "16px 44px 4px" }}>
      <Bands bands={look.bands} />
    </Cell>
  );
}

/** A header ornament in table cells. Mail programs without rounded corners still show stripes. */
function Bands({ bands }: { bands: readonly Band[] }) {
  return bands.map((band, row) => {
    const size = { height: band.height, fontSize: 1, lineHeight: "1px" };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a band is nothing but its place
      <table key={row} {...LAYOUT_TABLE} style={{ tableLayout: "fixed" }} aria-hidden="true">
        <tbody>
          <tr>
            {band.cells.map((cell, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is nothing but its place
                key={at}
                className={`b${row}-${at}`}
                height={band.height}
                width={cell.width}
                {...(cell.fill ? fill(cell.fill[0], { ...size, borderRadius: cell.radius }) : { style: size })}
              >
                {"\u00a0"}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    );
  });
}

const PHONE = `@media (max-width:620px){.pad{padding-left:22px!important;padding-right:22px!important}.outer{padding-left:8px!important;padding-right:8px!important}h1{font-size:32px!important;line-height:36px!important}}`;

function rules(colours: MailColours): [selector: string, property: string, colour: string][] {
  return [
    [".bg", "background-color", colours.bg],
    [".card", "background-color", colours.card],
    [".well", "background-color", colours.well],
    [".note", "background-color", colours.note],
    [".good", "background-color", colours.good],
    [".btn", "background-color", colours.button],
    [".bar", "background-color", colours.accent],
    [".ink", "color", colours.ink],
    [".soft", "color", colours.soft],
    [".btna", "color", colours.buttonInk],
    [".line", "border-color", colours.line],
  ];
}

/** The mail's only style sheet, for narrow screens and dark mode. Everything else is inline. */
function mailStyle(look: MailTheme): string {
  const all = rules(look.dark);
  if (look.cloth) {
    all.push(
      [".cloth", "background-color", look.cloth.fill[1]],
      [".cink", "color", look.cloth.ink[1]],
      [".csoft", "color", look.cloth.soft[1]],
    );
  }
  if (look.edge) all.push([".edge", "border-color", look.edge.colour[1]]);
  look.bands.forEach((band, row) => {
    band.cells.forEach((cell, at) => {
      if (cell.fill) all.push([`.b${row}-${at}`, "background-color", cell.fill[1]]);
    });
  });
  const important = ([selector, property, colour]: (typeof all)[number]) => `${selector}{${property}:${colour}!important}`;
  // Outlook.com inverts colors itself and marks the elements with these attributes.
  const outlook = all.map(([selector, property, colour]) =>
    important([`[data-${property === "background-color" ? "ogsb" : "ogsc"}] ${selector}`, property, colour]),
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}${PHONE}@media (prefers-color-scheme:dark){${all.map(important).join("")}}${outlook.join("")}`;
}

/** The theme shared by a mail's parts; {@link MailShell} sets it. */
const LookContext = createContext<MailTheme>(AWNING_THEME);

export function useMailTheme(): MailTheme {
  return useContext(LookContext);
}

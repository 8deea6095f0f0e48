import type { ReactNode } from "react";
import { Button, Heading, Link, Text } from "react-email";
import type { Fact, Tone, Words } from "../mail-form.ts";
import { preventAutolink } from "../prevent-autolink.ts";
import { Cell, fill, LAYOUT_TABLE, useMailTheme } from "./mail-shell.tsx";
import { headStyle, textStyle } from "./type.ts";

export function Title({ children }: { children: string }) {
  const look = useMailTheme();
  const type = headStyle(look, 38, Math.round(42 * look.headScale));
  return (
    <Heading as="h1" className="ink" style={{ margin: "0 0 14px", ...type, letterSpacing: look.headSpacing, textAlign: look.align }}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: { children: string }) {
  const look = useMailTheme();
  return (
    <Heading as="h2" className="ink" style={{ margin: "0 0 8px", ...headStyle(look, 20, 26) }}>
      {children}
    </Heading>
  );
}

/** `aligned` follows the mail's header; `last` is the last in its box. */
export function Paragraph({ words, aligned = false, last = false }: { words: Words; aligned?: boolean; last?: boolean }) {
  const look = useMailTheme();
  const textAlign = aligned ? look.align : "left";
  return (
    <Text className="ink" style={{ margin: last ? 0 : "0 0 18px", ...textStyle(look, 17, 26), textAlign }}>
      <Said words={words} />
    </Text>
  );
}

/** Quieter text for information. `small` in the footer and above quotes. */
export function Aside({ words, small = false }: { words: Words; small?: boolean }) {
  const look = useMailTheme();
  const type = small ? textStyle(look, 13, 20, "soft") : textStyle(look, 15, 23, "soft");
  return (
    <Text className="soft" style={{ margin: small ? "0 0 8px" : "0 0 14px", ...type }}>
      <Said words={words} quiet={small} />
    </Text>
  );
}

function Said({ words, quiet = false }: { words: Words; quiet?: boolean }) {
  const look = useMailTheme();
  const tone = quiet ? "soft" : "ink";
  const pieces = typeof words === "string" ? [words] : words;
  return pieces.map((piece, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a mail is drawn once
    if (typeof piece === "string") return <BrokenLines key={at} text={piece} />;
    if ("bold" in piece) return <b key={at}>{piece.bold}</b>;
    return (
      <Link key={at} href={piece.url} className={tone} style={{ color: look.light[tone], textDecoration: "underline" }}>
        {piece.link}
      </Link>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a mail is drawn once
  });
}

/** Keeps a writer's line breaks. */
function BrokenLines({ text }: { text: string }) {
  return text.split("\n").flatMap((line, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
    return at === 0 ? [line] : [<br key={at} />, line];
  });
}

/** A quote, marked by a bar. */
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
            <p className="soft" style={{ margin: "0 0 4px", ...textStyle(look, 14, 20, "soft") }}>
              {from}
            </p>
            <p className="ink" style={{ margin: 0, ...textStyle(look, 17, 26), fontStyle: "italic" }}>
              <BrokenLines text={preventAutolink(text)} />
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Labels and values. `isTight` has no gap below. The owner's labels break anywhere; ours would only break to make room for the value. */
export function Facts({ facts, isTight, isOwn }: { facts: readonly Fact[]; isTight: boolean; isOwn: boolean }) {
  const look = useMailTheme();
  const breaks = isOwn ? {} : ({ overflowWrap: "normal", wordBreak: "normal" } as const);
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      data-text-format="dataTable"
      style={{ margin: isTight ? 0 : "0 0 26px" }}
    >
      <tbody>
        {facts.map(([label, value]) =>
          value ? (
            <tr key={label}>
              <td
                className="soft"
                width={isOwn ? "64%" : "29%"}
                valign="top"
                style={{ padding: "3px 12px 3px 0", ...textStyle(look, 15, 22, "soft"), ...breaks }}
              >
                {label}
              </td>
              <td className="ink" valign="top" style={{ padding: "3px 0", ...textStyle(look, 16, 22), fontWeight: 700 }}>
                <BrokenLines text={value} />
              </td>
            </tr>
          ) : null,
        )}
      </tbody>
    </table>
  );
}

export function Box({ tone, children }: { tone: Tone; children: ReactNode }) {
  const look = useMailTheme();
  const ground = fill(look.light[tone], { borderRadius: look.radius.box, padding: "20px 22px" });
  return (
    <Cell table={{ style: { margin: "0 0 26px" } }} className={tone} {...ground}>
      {children}
    </Cell>
  );
}

/** The mail's one button. `href` is one of our own URLs. */
export function Action({ href, children }: { href: string; children: string }) {
  const look = useMailTheme();
  const type = { ...textStyle(look, 17, 20), fontWeight: 700, textTransform: look.headCase, color: look.light.buttonInk };
  return (
    <Cell align={look.align} style={{ padding: "4px 0 26px" }}>
      <Cell table={{ width: undefined }} className="btn" {...fill(look.light.button, { borderRadius: look.radius.button })}>
        <Button href={href} className="btna" style={{ padding: "16px 26px", ...type }}>
          {children}
        </Button>
      </Cell>
    </Cell>
  );
}

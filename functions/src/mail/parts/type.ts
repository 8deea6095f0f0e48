import type { MailTheme } from "@awning/domain/design/mail-look";
import type { CSSProperties } from "react";

/** Body text; size and line height in px. */
export function textStyle(look: MailTheme, size: number, line: number, tone: "ink" | "soft" = "ink"): CSSProperties {
  return { fontFamily: look.textFont, fontSize: size, lineHeight: `${line}px`, color: look.light[tone] };
}

/** Headings in the shop's font. */
export function headStyle(look: MailTheme, size: number, line: number): CSSProperties {
  return {
    fontFamily: look.headFont,
    fontWeight: look.headWeight,
    fontSize: Math.round(size * look.headScale),
    lineHeight: `${line}px`,
    textTransform: look.headCase,
    color: look.light.ink,
  };
}

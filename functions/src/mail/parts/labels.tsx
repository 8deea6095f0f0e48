import type { ReactNode } from "react";
import { Heading, Link, Text } from "react-email";
import { useMailTheme } from "./mail-shell.tsx";

/** The one headline of a mail. */
export function Title({ children }: { children: ReactNode }) {
  const look = useMailTheme();
  return (
    <Heading
      as="h1"
      className="ink"
      style={{
        margin: "0 0 14px",
        fontFamily: look.headFont,
        fontWeight: look.headWeight,
        fontSize: Math.round(38 * look.headScale),
        lineHeight: `${Math.round(42 * look.headScale)}px`,
        letterSpacing: look.headSpacing,
        textTransform: look.headCase,
        textAlign: look.align,
        color: look.light.ink,
      }}
    >
      {children}
    </Heading>
  );
}

/** A heading within a mail. */
export function Subtitle({ children }: { children: ReactNode }) {
  const look = useMailTheme();
  return (
    <Heading
      as="h2"
      className="ink"
      style={{
        margin: "0 0 8px",
        fontFamily: look.headFont,
        fontWeight: look.headWeight,
        fontSize: Math.round(20 * look.headScale),
        lineHeight: "26px",
        textTransform: look.headCase,
        color: look.light.ink,
      }}
    >
      {children}
    </Heading>
  );
}

/** A paragraph of the mail's own words. `aligned` follows the head of the mail; `last` has nothing below it in its box. */
export function Paragraph({ children, aligned = false, last = false }: { children: ReactNode; aligned?: boolean; last?: boolean }) {
  const look = useMailTheme();
  return (
    <Text
      className="ink"
      style={{
        margin: last ? 0 : "0 0 18px",
        fontFamily: look.textFont,
        fontSize: 17,
        lineHeight: "26px",
        color: look.light.ink,
        textAlign: aligned ? look.align : "left",
      }}
    >
      {children}
    </Text>
  );
}

/** Quieter words: what to know, not what to do. */
export function Aside({ children, small = false }: { children: ReactNode; small?: boolean }) {
  const look = useMailTheme();
  return (
    <Text
      className="soft"
      style={{
        margin: small ? "0 0 8px" : "0 0 14px",
        fontFamily: look.textFont,
        fontSize: small ? 13 : 15,
        lineHeight: small ? "20px" : "23px",
        color: look.light.soft,
      }}
    >
      {children}
    </Text>
  );
}

/** A link within words. `href` is one of our own addresses. */
export function InlineLink({ href, children, quiet = false }: { href: string; children: ReactNode; quiet?: boolean }) {
  const look = useMailTheme();
  return (
    <Link
      href={href}
      className={quiet ? "soft" : "ink"}
      style={{ color: quiet ? look.light.soft : look.light.ink, textDecoration: "underline" }}
    >
      {children}
    </Link>
  );
}

/** Text that somebody wrote with line breaks, kept as lines. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
    <span key={at}>
      {at === 0 ? null : <br />}
      {one}
    </span>
  ));
}

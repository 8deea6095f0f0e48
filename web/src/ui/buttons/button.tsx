import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import "./button.css";
import { Icon } from "../icon.tsx";

export type ButtonVariant = {
  /** `primary` is the one red act of a screen; confirming acts are `ink`, the rest `outline` or `quiet`. */
  variant?: "primary" | "ink" | "outline" | "quiet";
  size?: "md" | "sm";
  icon?: LucideIcon;
  /** Red words for acts that take something away; never a red button. */
  danger?: boolean;
  children?: ReactNode;
};

const VARIANT_CLASS = { primary: "btn--main", ink: "btn--ink", outline: "", quiet: "btn--bare" } as const;

function classOf({ variant = "outline", size = "md", danger = false }: ButtonVariant, extra = "") {
  return ["btn", VARIANT_CLASS[variant], size === "sm" ? "btn--sm" : "", danger ? "btn--danger" : "", extra].filter(Boolean).join(" ");
}

/** A button. While `isBusy` it keeps its words, shows that it works and takes no second press. */
export function Button({
  variant,
  size,
  icon,
  danger,
  isBusy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonVariant & { isBusy?: boolean } & ComponentProps<"button">) {
  const glyph = isBusy ? LoaderCircle : icon;
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ variant, size, danger }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {glyph ? <Icon of={glyph} className={isBusy ? "icon--turn" : ""} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. `to` is a path of the app; use {@link ButtonAnchor} for other addresses. */
export function ButtonLink({ variant, size, icon, danger, className, children, ...rest }: ButtonVariant & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classOf({ variant, size, danger }, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}

/** A button-like link out of the app: a public page, a file, another site. */
export function ButtonAnchor({ variant, size, icon, danger, className, children, ...rest }: ButtonVariant & ComponentProps<"a">) {
  return (
    <a {...rest} className={classOf({ variant, size, danger }, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </a>
  );
}

import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import "./button.css";
import { Icon } from "../icon.tsx";

export type ButtonVariant = {
  /** `primary` is the one red action of a screen; confirming actions are `ink`, others `outline` or `quiet`. */
  variant?: "primary" | "ink" | "outline" | "quiet";
  size?: "md" | "sm";
  icon?: LucideIcon;
  /** Red text for destructive actions; never a red button. */
  danger?: boolean;
  children?: ReactNode;
};

const VARIANT_CLASS = { primary: "btn--main", ink: "btn--ink", outline: "", quiet: "btn--bare" } as const;

function classOf({ variant = "outline", size = "md", danger = false }: ButtonVariant, extra = "") {
  return ["btn", VARIANT_CLASS[variant], size === "sm" ? "btn--sm" : "", danger ? "btn--danger" : "", extra].filter(Boolean).join(" ");
}

/** A button. While `isBusy` it keeps its label, shows progress and ignores presses. */
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

/** A link styled as a button. `to` is a path of the app; use {@link ButtonAnchor} for other addresses. */
export function ButtonLink({ variant, size, icon, danger, className, children, ...rest }: ButtonVariant & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classOf({ variant, size, danger }, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}

/** A link styled as a button that leaves the app: a public page, a file, another site. */
export function ButtonAnchor({ variant, size, icon, danger, className, children, ...rest }: ButtonVariant & ComponentProps<"a">) {
  return (
    <a {...rest} className={classOf({ variant, size, danger }, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </a>
  );
}

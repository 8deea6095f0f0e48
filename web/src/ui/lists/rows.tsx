import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import "./rows.css";

/** A titled section of a screen under a hairline. */
export function Section({
  title,
  count,
  more,
  children,
  className = "",
}: {
  title: string;
  count?: number | string | undefined;
  more?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section className={`section ${className}`} aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
        {count === undefined ? null : <span className="faint num">{count}</span>}
        {more === undefined ? null : <span className="more">{more}</span>}
      </div>
      {children}
    </section>
  );
}

/** A list of {@link Row}s. */
export function Rows({ className = "", ...rest }: ComponentProps<"ul">) {
  return <ul {...rest} className={`rows ${className}`} />;
}

/** A row of a list: leading element, title and second line, trailing element. */
export function Row({
  lead,
  title,
  sub,
  children,
  className = "",
}: {
  lead?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <li className={`row ${className}`}>
      {lead}
      <div className="row__text">
        <p className="row__title">{title}</p>
        {sub === undefined ? null : <p className="row__sub">{sub}</p>}
      </div>
      {children}
    </li>
  );
}

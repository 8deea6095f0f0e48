import type { ReactNode } from "react";

/** What every page starts with: a way past the header for keyboards, and a place for short spoken messages. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {children}
      <p className="said" role="status" data-said />
    </>
  );
}

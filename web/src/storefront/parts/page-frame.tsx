import type { ReactNode } from "react";

/**
 * What every page starts with: a way past the header for keyboards, words for a page whose end did not arrive, and a place
 * for short spoken messages. That place comes last: while it is missing the rest is too, and the styles show those words
 * after a while, without any script.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <p className="cut">
        This page didn't load completely. {/* biome-ignore lint/a11y/useValidAnchor: this very address, also without script */}
        <a href="">Reload</a>
      </p>
      {children}
      <p className="said" role="status" data-said />
    </>
  );
}

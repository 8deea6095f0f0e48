import type { BlockType } from "@awning/domain/page/block";
import type { ReactNode } from "react";

// Miniatures of the block types. `k` ink, `l` lines, `f` faint areas, `a` the accent, `o` outlines.
const ART: Readonly<Record<BlockType, ReactNode>> = {
  heading: <path className="k" d="M8 11h26v7H8z" />,
  text: <path className="l" d="M8 8h40v3H8zM8 15h40v3H8zM8 22h40v3H8zM8 29h22v3H8z" />,
  image: (
    <>
      <rect className="f" x="6" y="5" width="44" height="26" rx="3" />
      <circle className="a" cx="40" cy="13" r="4" />
      <path className="k" d="M6 28l13-12 10 9 7-5 14 9v2H6z" />
    </>
  ),
  gallery: (
    <>
      <rect className="f" x="5" y="5" width="21" height="26" rx="3" />
      <rect className="f" x="30" y="5" width="21" height="12" rx="3" />
      <rect className="a" x="30" y="20" width="21" height="11" rx="3" />
    </>
  ),
  button: <rect className="a" x="8" y="12" width="40" height="12" rx="6" />,
  testimonial: (
    <>
      <path className="a" d="M8 8h8v8l-4 5H9l2-5H8zM19 8h8v8l-4 5h-3l2-5h-3z" />
      <path className="l" d="M31 9h17v3H31zM31 16h17v3H31zM8 27h22v3H8z" />
    </>
  ),
  products: (
    <>
      <rect className="f" x="7" y="5" width="19" height="17" rx="3" />
      <rect className="f" x="30" y="5" width="19" height="17" rx="3" />
      <path className="k" d="M7 25h14v2.5H7zM30 25h14v2.5H30z" />
      <path className="a" d="M7 29.5h8V32H7zM30 29.5h8V32h-8z" />
    </>
  ),
  booking: (
    <>
      <rect className="o" x="8.75" y="6.75" width="38.5" height="24" rx="3" />
      <path className="k" d="M16 3h3v7h-3zM37 3h3v7h-3zM9 12h38v2H9z" />
      <path className="l" d="M15 18h6v4h-6zM25 18h6v4h-6zM35 18h6v4h-6zM15 25h6v4h-6z" />
      <path className="a" d="M25 25h6v4h-6z" />
    </>
  ),
  links: (
    <>
      <rect className="a" x="8" y="5" width="40" height="7" rx="3.5" />
      <rect className="o" x="8.75" y="15.75" width="38.5" height="5.5" rx="2.75" />
      <rect className="o" x="8.75" y="25.75" width="38.5" height="5.5" rx="2.75" />
    </>
  ),
  socials: (
    <>
      <circle className="f" cx="13" cy="18" r="6" />
      <circle className="a" cx="28" cy="18" r="6" />
      <circle className="f" cx="43" cy="18" r="6" />
    </>
  ),
  contact: (
    <>
      <rect className="o" x="8.75" y="4.75" width="38.5" height="6" rx="2" />
      <rect className="o" x="8.75" y="13.75" width="38.5" height="10" rx="2" />
      <rect className="a" x="8" y="27" width="18" height="6" rx="3" />
    </>
  ),
  signup: (
    <>
      <rect className="o" x="8.75" y="6.75" width="38.5" height="22" rx="3" />
      <path className="l" d="M10 9l18 12L46 9v3L28 24 10 12z" />
      <circle className="a" cx="45" cy="28" r="6" />
    </>
  ),
  hours: (
    <>
      <path className="l" d="M7 7h14v3H7zM7 14h14v3H7zM7 21h14v3H7zM7 28h14v3H7z" />
      <path className="k" d="M34 7h15v3H34zM34 14h15v3H34zM34 21h15v3H34z" />
      <path className="a" d="M39 28h10v3H39z" />
    </>
  ),
  faq: (
    <>
      <path className="l" d="M7 8h32v3H7zM7 17h26v3H7zM7 26h30v3H7z" />
      <path className="k" d="M46 7h2v5h-2zM44.5 8.5h5v2h-5zM46 16h2v5h-2zM44.5 17.5h5v2h-5zM46 25h2v5h-2zM44.5 26.5h5v2h-5z" />
    </>
  ),
  map: (
    <>
      <rect className="f" x="6" y="5" width="44" height="26" rx="3" />
      <path className="o" d="M6 22l16-8 12 10 16-11" />
      <path className="a" d="M28 7a6 6 0 0 1 6 6c0 4-6 9-6 9s-6-5-6-9a6 6 0 0 1 6-6z" />
    </>
  ),
  embed: (
    <>
      <rect className="f" x="6" y="5" width="44" height="26" rx="3" />
      <path className="a" d="M24 11l11 7-11 7z" />
    </>
  ),
  countdown: (
    <>
      <rect className="f" x="6" y="8" width="13" height="20" rx="3" />
      <rect className="f" x="22" y="8" width="13" height="20" rx="3" />
      <rect className="a" x="38" y="8" width="13" height="20" rx="3" />
    </>
  ),
  columns: (
    <>
      <rect className="o" x="6.75" y="5.75" width="19.5" height="24.5" rx="3" />
      <rect className="o" x="29.75" y="5.75" width="19.5" height="24.5" rx="3" />
      <path className="l" d="M11 11h11v3H11zM34 11h11v3H34z" />
    </>
  ),
  divider: <path className="k" d="M6 17h44v2H6z" />,
  spacer: (
    <>
      <path className="l" d="M6 5h44v3H6zM6 28h44v3H6z" />
      <path className="a" d="M27 12h2v12h-2z" />
    </>
  ),
};

/** A block in miniature. */
export function TileArt({ type }: { type: BlockType }) {
  return (
    <svg className="tile__art" viewBox="0 0 56 36" aria-hidden="true">
      {ART[type]}
    </svg>
  );
}

const OUTLINE = "M9 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0a3.4 3.4 0 0 1-6.8 0V22z";
const STRIPES =
  "M9 8H13.4L9.8 22V26a3.4 3.4 0 0 1-6.8 0V22zM17.8 8H22.2L23.4 22V26a3.4 3.4 0 0 1-6.8 0V22zM26.6 8H31L37 22V26a3.4 3.4 0 0 1-6.8 0V22z";

/** The logo cropped to its drawing, for lines of text. Decorative, because the name is beside it. */
export function StallMark({ width, height }: { width: number; height: number }) {
  return (
    <svg className="st-mark" viewBox="1 5 38 27" width={width} height={height} aria-hidden="true">
      <path fill="#fffdf8" d={OUTLINE} />
      <path fill="#c63a22" d={STRIPES} />
      <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" d={OUTLINE} />
    </svg>
  );
}

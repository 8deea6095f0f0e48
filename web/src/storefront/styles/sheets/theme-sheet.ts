/** The styles of one theme. */
export type ThemeSheet = {
  css: string;
  /** Additional styles for every page but the home page. */
  inner: string;
  /** The name of its font in CSS, and the font's descriptors. */
  face: string;
  descriptors: string;
};

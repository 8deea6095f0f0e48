/** The look of one theme. */
export type ThemeSheet = {
  css: string;
  /** What comes on top on every page but the home page. */
  inner: string;
  /** The name its CSS calls its one face by, and the descriptors of that face. */
  face: string;
  descriptors: string;
};

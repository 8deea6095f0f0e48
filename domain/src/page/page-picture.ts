export const PAGE_READ_MAX_BYTES = 512 * 1024;
export const PAGE_PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** Why a link's preview image was refused; `details.reason` of a `bad_request`. */
export const PAGE_PICTURE_REFUSALS = [
  /** The page names no image, or is not HTML. */
  "no_picture",
  "unreachable",
  "picture_too_large",
  "picture_type",
  /** Outside the public internet, on another port, or on a refused host. */
  "address_refused",
] as const;
export type PagePictureRefusal = (typeof PAGE_PICTURE_REFUSALS)[number];

const WORDS: Record<PagePictureRefusal, string> = {
  no_picture: "This page doesn’t have a picture. Upload your own or choose an icon.",
  unreachable: "We couldn’t reach this page. Check the link, or upload your own picture.",
  picture_too_large: "The page’s picture is larger than 2 MB. Upload your own.",
  picture_type: "The page’s picture isn’t in a supported format. Upload your own.",
  address_refused: "We can only check public pages. Upload your own picture.",
};

export function pageImageError({ details }: { details: Readonly<Record<string, unknown>> }): string | null {
  const reason = PAGE_PICTURE_REFUSALS.find((one) => one === details["reason"]);
  return reason ? WORDS[reason] : null;
}

/** The most of a page that is read to find out which picture it names. */
export const PAGE_READ_MAX_BYTES = 512 * 1024;
export const PAGE_PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** Why the picture of a link's page was not taken; stands in `details.reason` of a `bad_request`. */
export const PAGE_PICTURE_REFUSALS = [
  /** The page was read and names none, or is no page. */
  "no_picture",
  /** Nobody answers there, or too slowly, or with a failure. */
  "unreachable",
  "picture_too_large",
  /** It is no JPEG, PNG, WebP, AVIF or GIF, whatever its name says. */
  "picture_type",
  /** It stands where the server does not go: not on the open internet, on a port of its own, or on a refused host. */
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

/** Why there is no picture of the page, in words; `null` when the failure speaks of something else. */
export function pageImageError({ details }: { details: Readonly<Record<string, unknown>> }): string | null {
  const reason = PAGE_PICTURE_REFUSALS.find((one) => one === details["reason"]);
  return reason ? WORDS[reason] : null;
}

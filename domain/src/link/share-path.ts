/**
 * The address of the picture that is drawn of a site, or of a product of it. The version is made of what it shows; any other leads
 * to the present one, so `now` always does.
 */
export function sharePicturePath(username: string, slug: string | null, version: string): string {
  return `/${username}/share/${slug === null ? "" : `${slug}/`}${version}.png`;
}

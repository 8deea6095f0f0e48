import { sitePaths } from "@awning/domain/routes/paths";

/** The public address of a page: the readable form, and in full. */
export function pageAddress(username: string): { label: string; url: string } {
  const { host, origin } = window.location;
  return { label: `${host}${sitePaths.home(username)}`, url: `${origin}${sitePaths.home(username)}` };
}

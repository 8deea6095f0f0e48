/** Paths of site pages, separate from `sitePaths`, which every island bundles. */
export const pagePaths = {
  page: (username: string, slug: string) => `/${username}/${slug}`,
  /** Receives the forms of pages. */
  send: (username: string) => `/${username}/send`,
  /** Confirms a newsletter sign-up. */
  confirm: (username: string) => `/${username}/confirm`,
  /** Ends a newsletter subscription. */
  unsubscribe: (username: string) => `/${username}/unsubscribe`,
} as const;

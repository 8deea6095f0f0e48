/** Addresses of the owner's own pages: apart from `sitePaths`, which every island carries. */
export const pagePaths = {
  page: (username: string, slug: string) => `/${username}/${slug}`,
  /** Where the forms of pages are sent. */
  send: (username: string) => `/${username}/send`,
  /** Where somebody confirms that they want news. */
  confirm: (username: string) => `/${username}/confirm`,
  /** Where they leave again. */
  unsubscribe: (username: string) => `/${username}/unsubscribe`,
} as const;

/** Paths of site pages, separate from `sitePaths`, which every island bundles. */
export const pagePaths = {
  page: (username: string, slug: string) => `/${username}/${slug}`,
  send: (username: string) => `/${username}/send`,
  confirm: (username: string) => `/${username}/confirm`,
  unsubscribe: (username: string) => `/${username}/unsubscribe`,
  data: (username: string) => `/${username}/legal/data`,
} as const;

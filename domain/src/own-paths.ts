/** What else stands below a name: apart from `sitePaths`, which the script of every public page and the frame of the dashboard carry. */
export const ownPaths = {
  /** How to reach the owner, as a file for address books. */
  contactCard: (username: string) => `/${username}/contact-card`,
  /** Where visitors tell us that a page breaks our rules. */
  report: (username: string) => `/${username}/report`,
  /** Where visitors write to the owner. */
  chat: (username: string) => `/${username}/chat`,
  /** A legal page of the owner; `kind` is one of `LEGAL_KINDS`. */
  legal: (username: string, kind: string) => `/${username}/legal/${kind}`,
} as const;

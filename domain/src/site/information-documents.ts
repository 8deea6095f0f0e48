/** Documents of what owners say of themselves: apart from `documents`, which the first screen of the dashboard carries. */
export const informationDocuments = {
  /** How to reach the owner, and when. */
  profileSettings: (siteId: string) => `sites/${siteId}/settings/profile`,
  seoSettings: (siteId: string) => `sites/${siteId}/settings/seo`,
  pauseSettings: (siteId: string) => `sites/${siteId}/settings/pause`,
  legalSettings: (siteId: string) => `sites/${siteId}/settings/legal`,
  /** Words of the owner's own in mails to buyers. */
  mailSettings: (siteId: string) => `sites/${siteId}/settings/mail`,
  /** Of what the owner wants to be told. */
  notifySettings: (siteId: string) => `sites/${siteId}/settings/notify`,
  /** The text of a legal page. */
  publishedLegal: (username: string, kind: string) => `published/${username}/legal/${kind}`,
  /** What somebody reported of a page. */
  report: (reportId: string) => `reports/${reportId}`,
  /** Who closed or opened a page. */
  auditEntry: (entryId: string) => `audit/${entryId}`,
} as const;

/** Documents of owner information, separate from `documents`, which the first dashboard chunk contains. */
export const informationDocuments = {
  profileSettings: (siteId: string) => `sites/${siteId}/settings/profile`,
  seoSettings: (siteId: string) => `sites/${siteId}/settings/seo`,
  pauseSettings: (siteId: string) => `sites/${siteId}/settings/pause`,
  legalSettings: (siteId: string) => `sites/${siteId}/settings/legal`,
  mailSettings: (siteId: string) => `sites/${siteId}/settings/mail`,
  orderViews: (siteId: string) => `sites/${siteId}/settings/orderViews`,
  peopleViews: (siteId: string) => `sites/${siteId}/settings/peopleViews`,
  notifySettings: (siteId: string) => `sites/${siteId}/settings/notify`,
  deviceSettings: (siteId: string) => `sites/${siteId}/settings/devices`,
  recoveryCodes: (siteId: string) => `sites/${siteId}/settings/recoveryCodes`,
  importRecord: (siteId: string) => `sites/${siteId}/settings/import`,
  publishedLegal: (username: string, kind: string) => `published/${username}/legal/${kind}`,
  report: (reportId: string) => `reports/${reportId}`,
  auditEntry: (entryId: string) => `audit/${entryId}`,
} as const;

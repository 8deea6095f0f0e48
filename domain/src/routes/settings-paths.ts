/** The sections of the settings and of the page's information, in the order of their lists; the first of Information has its own path. */
export const SETTINGS_SECTIONS = ["payments", "delivery", "taxes", "orders", "notifications", "emails", "business"] as const;
export const INFORMATION_SECTIONS = ["profile", "contact", "sharing"] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
export type InformationSection = (typeof INFORMATION_SECTIONS)[number];

/** Dashboard paths of the sections. `row` is the id of a row, which gets the focus. Separate from `paths`, which the shell bundles. */
export const settingsPaths = {
  section: (section: SettingsSection, row = "") => `/settings/${section}${row && `#${row}`}`,
  /** No section: importing has nothing to set. */
  import: "/settings/import",
  information: (section: InformationSection, row = "") => `/information${section === "profile" ? "" : `/${section}`}${row && `#${row}`}`,
} as const;

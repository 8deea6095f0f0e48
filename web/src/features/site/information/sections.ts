import type { InformationSection } from "@awning/domain/routes/settings-paths";
import * as labels from "./labels.ts";

export const INFORMATION_TITLES: Readonly<Record<InformationSection, string>> = {
  profile: labels.profile,
  contact: labels.contactAndHours,
  sharing: labels.searchAndSharing,
};

/** What each section is about, below the title. */
export const SECTION_HINTS: Readonly<Record<InformationSection, string>> = {
  profile: labels.profileHint,
  contact: labels.contactAndHoursHint,
  sharing: labels.searchAndSharingHint,
};

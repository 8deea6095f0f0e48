// Legal page
export const summariesHint = "Each section has a short summary in a note. If the two differ, the full text applies.";
export const effectiveFirstVersion = (day: string) => `Effective ${day}. This is the first version.`;
export const effective = (day: string) => `Effective ${day}.`;
export const inEffectBetween = (from: string, until: string) => `In effect from ${from} until ${until}. No longer valid.`;
export const currentVersion = "Read the current version";
export const earlierVersions = "Earlier versions";
export const daysOfVersion = (from: string, until: string) => `${from} to ${until}`;
export const printLabel = "Print";
export const onThisPage = "On this page";
export const inShort = "In short";
export const inShortOf = (section: string) => `In short: ${section}`;

// Legal page
export const eachSectionHasShortSummary = "Each section has a short summary in a note. If the two differ, the full text applies.";
export const effectiveFirstVersion = (day: string) => `Effective ${day}. This is the first version.`;
export const printLabel = "Print";
export const onThisPage = "On this page";
export const inShort = "In short";
export const inShortOf = (section: string) => `In short: ${section}`;

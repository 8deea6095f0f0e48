// Rarely used overlays of the dashboard, in one chunk that loads after the first screen.
export { KeyHelp } from "./key-help.tsx";
export { MoreItems } from "./more-items.tsx";
export { LeavingNotice, NotStoredNotice, SuspendedNotice } from "./not-stored-notice.tsx";
export { SignSheet } from "./site-status.tsx";
export { TestMode } from "./test-mode.tsx";

// Overlays of the dashboard and what it counts, in one chunk that loads after the first screen.
export { Notifications } from "#features/notification/notifications.tsx";
export { PausedNotice } from "#features/site/publishing/paused-notice.tsx";
export { KeyHelp } from "./key-help.tsx";
export { MoreItems } from "./more-items.tsx";
export { LeavingNotice, NotStoredNotice, SuspendedNotice } from "./not-stored-notice.tsx";
export { SignSheet } from "./site-status.tsx";
export { TestMode } from "./test-mode.tsx";

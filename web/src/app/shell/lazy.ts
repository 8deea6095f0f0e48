// What floats over the dashboard and is looked at now and then, in one chunk that comes after the first screen.
export { KeyHelp } from "./key-help.tsx";
export { LeavingNotice, NotStoredNotice, SuspendedNotice } from "./not-stored-notice.tsx";
export { SignSheet } from "./site-status.tsx";

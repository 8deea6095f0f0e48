// What floats over the dashboard and is looked at now and then, in one chunk that comes after the first screen.
export { KeyHelp } from "./key-help.tsx";
export { LeavingNotice } from "./leaving-notice.tsx";
export { SignSheet } from "./sign-sheet.tsx";
export { SuspendedNotice } from "./suspended-notice.tsx";
export { UnkeptNotice } from "./unkept-notice.tsx";

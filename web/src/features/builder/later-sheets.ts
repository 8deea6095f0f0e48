// What the editor opens over itself, once it stands.
export { ConflictSheet } from "./conflict-sheet.tsx";
export { CopySheet } from "./copy-sheet.tsx";
export { LeaveGuard } from "./leave-guard.tsx";
export { SettingsSheet } from "./settings-sheet.tsx";
export { VersionsSheet } from "./versions-sheet.tsx";

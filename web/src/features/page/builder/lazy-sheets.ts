// The editor's sheets, loaded after it.

export { BuilderLeaveGuard } from "./builder-leave-guard.tsx";
export { ConflictSheet } from "./conflict/conflict-sheet.tsx";
export { CopySheet } from "./copy-sheet.tsx";
export { SettingsSheet } from "./settings-sheet.tsx";
export { VersionsSheet } from "./versions-sheet.tsx";

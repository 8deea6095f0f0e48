/** The target: the site on the emulators, or the deployed one. */
export type BuildMode = "emulator" | "production";

/** What is built: the site on the emulators, or the one that is deployed. */
export type BuildMode = "emulator" | "production";

/** True in bundles for the emulators, false in bundles for deployment; the bundler removes what it guards. */
declare const __DEVELOPMENT__: boolean;

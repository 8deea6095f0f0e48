/** True in bundles for the emulators, false in bundles for deployment; the bundler removes what it guards. */
declare const __DEVELOPMENT__: boolean;
/** The service account that public pages are shown with; an empty text for that of all functions. */
declare const __PAGE_ACCOUNT__: string;
/** The name of this build in error reports, for example `awning@0.1.0+1a2b3c4d5e6f`. */
declare const __RELEASE__: string;

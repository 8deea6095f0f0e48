/** True in emulator bundles, false in deployed ones; the bundler removes guarded code. */
declare const __DEVELOPMENT__: boolean;
/** The service account of public pages; empty for the default one. */
declare const __PAGE_ACCOUNT__: string;
/** How large the project is: which ceilings its functions have (`platform/ceilings.ts`). */
declare const __SCALE__: "hobby" | "busy";
/** How many mails a second the mail server takes. */
declare const __MAILS_PER_SECOND__: number;
/** The release name in error reports, such as `awning@0.1.0+1a2b3c4d5e6f`. */
declare const __RELEASE__: string;

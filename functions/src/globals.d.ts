/** True in emulator bundles, false in deployed ones; the bundler removes guarded code. */
declare const __DEVELOPMENT__: boolean;
/** Where everything of the project is, such as `europe-west1`. */
declare const __REGION__: string;
/** The service accounts of public pages, of what counts and forwards, and of all others; empty for the default one. */
declare const __PAGE_ACCOUNT__: string;
declare const __COUNT_ACCOUNT__: string;
declare const __SERVICE_ACCOUNT__: string;
/** How large the project is: which ceilings its functions have (`platform/ceilings.ts`). */
declare const __SCALE__: "hobby" | "busy";
/** Whether the project gives up something to cost less (`platform/thrift.ts`). */
declare const __FRUGAL__: boolean;
/** How many mails a second the mail server takes. */
declare const __MAILS_PER_SECOND__: number;
/** Whether browsers of this build are given a key for push messages. */
declare const __HAS_PUSH__: boolean;
/** The release name in error reports, such as `awning@0.1.0+1a2b3c4d5e6f`. */
declare const __RELEASE__: string;

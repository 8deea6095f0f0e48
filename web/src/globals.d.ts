/** True in development and emulator builds, false in production; a constant, so dead branches are dropped from the bundle. */
declare const __DEVELOPMENT__: boolean;
/** The DSN for error reports; an empty string in builds without them. */
declare const __SENTRY_DSN__: string;
/** The site key of App Check; an empty string in builds without it. */
declare const __APP_CHECK_KEY__: string;
/** The public key of push messages, base64url; an empty string in builds without them. */
declare const __PUSH_KEY__: string;
/** The name of this build in error reports. */
declare const __RELEASE__: string;
/** Regular expressions for every path that Hosting answers with the dashboard. */
declare const __SCREENS__: readonly string[];
/** Origin of the site, without a trailing slash. */
declare const __SITE_URL__: string;

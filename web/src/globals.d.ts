/** True in development and emulator builds, false in production ones; a constant, so that dead branches leave the bundle. */
declare const __DEVELOPMENT__: boolean;
/** The DSN of error reports; an empty text in a build that sends none. */
declare const __SENTRY_DSN__: string;
/** The site key of App Check; an empty text in a build that carries no proof. */
declare const __APP_CHECK_KEY__: string;
/** The name of this build in error reports. */
declare const __RELEASE__: string;
/** Expressions for every path that Hosting answers with the dashboard. */
declare const __SCREENS__: readonly string[];
/** Origin of the site, without a slash at its end. */
declare const __SITE_URL__: string;

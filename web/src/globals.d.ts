/** True in development and emulator builds, false in production ones; a constant, so that dead branches leave the bundle. */
declare const __DEVELOPMENT__: boolean;

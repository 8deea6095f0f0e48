// Replaces Remote Config, which reactfire imports in its entry file. We do not use it.
import { notBundled } from "./not-bundled.ts";

const absent = notBundled("firebase/remote-config");

export {
  absent as ensureInitialized,
  absent as getAll,
  absent as getBoolean,
  absent as getNumber,
  absent as getString,
  absent as getValue,
};

// Stands for Remote Config, which reactfire imports in its one entry file. We configure nothing remotely.
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

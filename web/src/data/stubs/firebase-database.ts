// Replaces the Realtime Database, which reactfire imports in its entry file. We do not use it.
import { notBundled } from "./not-bundled.ts";

const absent = notBundled("firebase/database");

export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
};

// Stands for the Realtime Database, which reactfire imports in its one entry file. We keep nothing there.
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

// Replaces callable functions, which reactfire imports in its entry file. Our commands are plain requests.
import { notBundled } from "./not-bundled.ts";

const absent = notBundled("firebase/functions");

export { absent as httpsCallable };

// Stands for callable functions, which reactfire imports in its one entry file. Our commands are plain requests.
import { notBundled } from "./not-bundled.ts";

const absent = notBundled("firebase/functions");

export { absent as httpsCallable };

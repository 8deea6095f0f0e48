// Replaces Storage in reactfire's entry file only; our upload screens import the real one.
import { notBundled } from "./not-bundled.ts";

const absent = notBundled("firebase/storage");

export { absent as getDownloadURL, absent as ref };

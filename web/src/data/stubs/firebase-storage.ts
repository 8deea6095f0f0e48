// Stands for Storage in reactfire's one entry file only: our own uploads import the real one, in the screens that have them.
import { notBundled } from "./not-bundled.ts";

const absent = notBundled("firebase/storage");

export { absent as getDownloadURL, absent as ref };

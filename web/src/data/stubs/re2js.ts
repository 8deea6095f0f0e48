// Replaces `re2js`, which Firestore imports for regular expressions in pipeline queries. We run none.
import { notBundled } from "./not-bundled.ts";

export const RE2JS = { compile: notBundled("re2js"), matches: notBundled("re2js") };

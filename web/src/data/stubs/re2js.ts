// Stands for `re2js`, which Firestore pulls in for regular expressions in pipeline queries. We run no pipeline query.
import { notBundled } from "./not-bundled.ts";

export const RE2JS = { compile: notBundled("re2js"), matches: notBundled("re2js") };

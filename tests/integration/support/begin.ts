import "../../support/demo-environment.ts";
import { firestore } from "../../../functions/src/data/core/admin.ts";

// Before each file: the tests' clients and the use-cases of this process share one database, which takes its settings before its first use.
firestore();

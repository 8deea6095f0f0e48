import { testMatrix } from "./support/matrix.ts";
import { isOfSite, PATHS } from "./support/matrix-cases.ts";

testMatrix(PATHS.filter(isOfSite));

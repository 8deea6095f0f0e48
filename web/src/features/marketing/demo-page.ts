import { sitePaths } from "@awning/domain/routes/paths";

/** Address of the demo shop. It is seeded into local installations only, so a deployed site does not link to it. */
export const DEMO_PAGE: string | null = __DEVELOPMENT__ ? sitePaths.home("kiln") : null;

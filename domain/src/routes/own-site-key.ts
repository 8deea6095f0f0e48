/** Where the dashboard stores the signed-in owner's site name, so that visits to their own site are not counted. */
export const OWN_SITE_KEY = "awning:own";

/** Where the dashboard keeps the name of the site whose owner is signed in here: pages of that site tell nothing of them. */
export const OWN_SITE_KEY = "awning:own";

export const someone = "Someone";
export const eraseMe =
  "Please erase the data you store about me. (Sent from your shop’s “Your data” page. To erase it, open this person under Visitors.)";

export const someone = "Someone";
export const eraseMe =
  "Please erase what you store about me. (Sent from the page that shows people what you know about them. Open their page under Visitors to erase it.)";

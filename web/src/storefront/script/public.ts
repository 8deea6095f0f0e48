// The one script of the pages that are the same for everybody.
import { noteOrigin } from "./came-from.ts";
import { countClicks } from "./count-clicks.ts";
import { followLinks } from "./follow-links.ts";
import { wakeForms } from "./forms.ts";
import { openBasket, putIn, username } from "./page.ts";

noteOrigin();
countClicks(username);
followLinks(username);
wakeForms((token, quantity) => {
  if (putIn(token, quantity)) openBasket();
});

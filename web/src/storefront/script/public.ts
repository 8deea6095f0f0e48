// The one script of the pages that are the same for everybody.
import { followLinks } from "./follow-links.ts";
import { wakeForms } from "./forms.ts";
import { openBasket, putIn } from "./page.ts";
import { tellOfVisit } from "./tell-visit.ts";
import { username } from "./username.ts";

tellOfVisit();
followLinks(username);
wakeForms((token, quantity) => {
  if (putIn(token, quantity)) openBasket();
});

/**
 * Words that mean the same wherever the dashboard shows them. Words of public pages stand with those pages, and a word that is a noun in
 * one place and a verb in another stands in each.
 */

// Acts
export const cancel = "Cancel";
export const save = "Save";
export const done = "Done";
export const add = "Add";
export const edit = "Edit";
export const remove = "Remove";
export const deleteLabel = "Delete";
export const publish = "Publish";
export const exportLabel = "Export";
export const unpublish = "Unpublish";
export const duplicate = "Duplicate";
export const moveToTop = "Move to top";
export const moveUp = "Move up";
export const moveDown = "Move down";
export const addBooking = "Add booking";
export const blockTime = "Block time";
export const newService = "New service";
export const viewInShop = "View in shop";
export const showMoreProducts = "Show more products";
export const tryAgain = "Try again";
export const rowActionsLabel = (name: string) => `Actions for ${name}`;
export const removeNamed = (name: string) => `Remove ${name}`;

// Fields
export const name = "Name";
export const email = "Email";
export const phone = "Phone";
export const price = "Price";
export const amount = "Amount";
export const description = "Description";
export const reason = "Reason";
export const optional = "optional";
export const privateNote = "Private note";
export const atMostCharacters = (max: number) => `Use at most ${max} characters.`;
export const nameMissing = "Enter a name.";
export const emailInvalid = "Enter a valid email address.";
export const phoneInvalid = "Enter one phone number with 5 to 15 digits.";

// States
export const needsAConnection = "Needs a connection";
export const noLimit = "No limit";
export const savedViews = "Saved views";
export const inStock = "In stock";
export const loadingProducts = "Loading products";
export const noActiveProductsYet = "No active products yet.";
export const searchEmptyTitle = (search: string) => `No results for “${search}”`;

// Ways to pay
export const bankTransfer = "Bank transfer";
export const paymentLink = "Payment link";
export const cashOnDelivery = "Cash on delivery";

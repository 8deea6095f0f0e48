/** Why a page cannot be published, and what to do, by `PAGE_PROBLEMS`. */
export const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  empty: "There’s nothing to show yet. Add a block, or finish one.",
  bad_blocks: "Some blocks can’t be read. Remove them and publish again.",
  foreign_picture: "A picture on this page isn’t yours. Upload it here and publish again.",
  refused_host: "A link leads to a site known to be harmful. Remove it and publish again.",
  bad_slug: "The page’s address is unavailable. Choose another one in the page settings.",
  slug_taken: "Another published page has this address. Choose another one in the page settings.",
  too_many_pages: "You’ve reached the limit of published pages. Unpublish one first.",
  too_large: "This page is too large. Shorten a text, or move some blocks to another page.",
  bad_page: "The page’s name or description isn’t valid. Check the page settings.",
};

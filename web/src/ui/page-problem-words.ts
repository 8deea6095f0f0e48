/** Why a page cannot be published, and what to do, by `PAGE_PROBLEMS`. */
export const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  empty: "There is nothing on it that could be shown yet. Add a block, or finish one.",
  bad_blocks: "Some blocks of it cannot be read. Remove them and publish again.",
  foreign_picture: "A picture in it is not one of yours. Upload it here and publish again.",
  refused_host: "A link in it leads to a host that is known to harm visitors. Take it out and publish again.",
  bad_slug: "Its address cannot be had. Choose another one in the page's settings.",
  slug_taken: "Another of your live pages has this address. Choose another one in the page's settings.",
  too_many_pages: "There are as many live pages as there can be. Unpublish one first.",
  too_large: "It is larger than a page can be. Shorten a text, or move some blocks to another page.",
  bad_page: "Its name or description does not fit. Look at the page's settings.",
};

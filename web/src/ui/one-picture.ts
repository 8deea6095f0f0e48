import { showUndoToast } from "./feedback/toast.tsx";

/**
 * The handlers of a single-picture picker, with an undo for removing the picture.
 * @param before the current picture
 * @param removed the toast's text, for example "Cover removed"
 */
export function onePicture<Image>(before: Image | null, removed: string, put: (image: Image | null) => void): (images: Image[]) => void {
  return ([next]) => {
    put(next ?? null);
    if (!next && before) showUndoToast(removed, () => put(before));
  };
}

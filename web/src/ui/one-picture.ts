import { showUndoToast } from "./feedback/toast.tsx";

/**
 * What a picker of a single picture changes, with a picture that is taken away offered back.
 * @param before the picture as it stands now
 * @param removed what the toast says of it, for example "Cover removed"
 */
export function onePicture<Image>(before: Image | null, removed: string, put: (image: Image | null) => void): (images: Image[]) => void {
  return ([next]) => {
    put(next ?? null);
    if (!next && before) showUndoToast(removed, () => put(before));
  };
}

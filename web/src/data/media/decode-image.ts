import { Failure } from "@awning/domain/errors/failure";
import { PICTURE_TYPE_BYTES, pictureType } from "@awning/domain/media/picture-type";
import { checkImageFile, checkImageSize, imageRefused, plannedFiles } from "./media-plan.ts";

/** Pictures with more pixels are scaled down while decoding: a full phone photo takes 200 MB. */
const LARGE_PIXELS = 16_000_000;
/** How far the sides may differ from their ratio due to rounding to whole pixels. */
const RATIO_TOLERANCE = 0.01;

type Size = { width: number; height: number };

/**
 * Decodes a picture upright, by its content and not its name; a large one only as wide as its widest file. `size` is that of
 * the original. Throws a `bad_request` with an ImageRefusal.
 */
export async function decodeImage(file: Blob): Promise<{ bitmap: ImageBitmap; size: Size }> {
  checkImageFile(file);
  const type = pictureType(new Uint8Array(await file.slice(0, PICTURE_TYPE_BYTES).arrayBuffer()));
  if (type === null) throw imageRefused("type");
  try {
    // Files without an extension have no type, and some have a wrong one.
    const picture = file.slice(0, file.size, type);
    const size = await sizeOf(picture);
    checkImageSize(size);
    return { bitmap: await bitmapOf(picture, size), size };
  } catch (error) {
    if (type === "image/heic" && !(error instanceof Failure)) throw imageRefused("heic", error);
    throw error instanceof Failure ? error : imageRefused("unreadable", error);
  }
}

/** The size of the upright picture, known before decoding. */
async function sizeOf(picture: Blob): Promise<Size> {
  const image = new Image();
  const address = URL.createObjectURL(picture);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function bitmapOf(picture: Blob, size: Size): Promise<ImageBitmap> {
  const upright = { imageOrientation: "from-image" } as const;
  const widest = plannedFiles(size).at(-1)?.width ?? size.width;
  if (size.width * size.height > LARGE_PIXELS) {
    const small = await createImageBitmap(picture, { ...upright, resizeWidth: widest, resizeQuality: "high" });
    // Some browsers scale before they rotate.
    const isUpright = Math.abs((small.width * size.height) / (small.height * size.width) - 1) < RATIO_TOLERANCE;
    if (isUpright) return small;
    small.close();
  }
  return createImageBitmap(picture, upright);
}

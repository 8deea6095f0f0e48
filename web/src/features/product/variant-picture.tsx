import type { Media } from "@awning/domain/media/media";
import { ImageIcon } from "lucide-react";
import { mediaAddress } from "#data/media/media.ts";
import { Menu } from "#ui/menu.tsx";
import { Thumb } from "#ui/thumb.tsx";

type Props = { images: readonly Media[]; image: string | null; name: string; onChange: (image: string | null) => void };

/** Which of the product's pictures shows a variant. Nothing to choose while the product has none. */
export function VariantPicture({ images, image, name, onChange }: Props) {
  if (images.length === 0) return null;
  const chosen = images.find((one) => one.id === image);
  const label = chosen ? `Picture for ${name}: ${wordsOf(images, chosen)}` : `Picture for ${name}: none`;
  return (
    <Menu
      label={label}
      items={[
        ...images.map((one) => ({ label: wordsOf(images, one), onSelect: () => onChange(one.id) })),
        "separator",
        { label: "No picture", onSelect: () => onChange(null) },
      ]}
      trigger={(props) => (
        <button type="button" className="variants__picture" aria-label={label} title={label} {...props}>
          <Thumb src={chosen ? mediaAddress(chosen, 80) : null} icon={ImageIcon} color={chosen?.color} />
        </button>
      )}
    />
  );
}

function wordsOf(images: readonly Media[], one: Media): string {
  const place = `Picture ${images.indexOf(one) + 1}`;
  return one.alt ? `${place}, ${one.alt}` : place;
}

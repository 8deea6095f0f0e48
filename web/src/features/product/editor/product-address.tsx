import type { Product } from "@awning/domain/product/product";
import { SLUG_MAX, slugify } from "@awning/domain/product/slug";
import { sitePaths } from "@awning/domain/routes/paths";
import { useState } from "react";
import { toFailure } from "#data/core/failures.ts";
import { inLatin } from "#data/core/in-latin.ts";
import { freeSlug, updateProduct } from "#data/product/product-writes.ts";
import { failureLabel } from "#ui/feedback/labels.ts";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { FoldRow } from "#ui/layout/fold-row.tsx";
import * as labels from "./labels.ts";

type AddressProps = { siteId: string; username: string | null; product: Product };

/** The product's address: derived from its title, or set by its owner. */
export function ProductAddress({ siteId, username, product }: AddressProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const mayBeKnown = product.state !== "draft" || product.offered || product.sold;
  const save = async () => {
    if (typed === null) return;
    const problem = await store(siteId, product, typed).catch((failure: unknown) => failureLabel(toFailure(failure)));
    setError(problem);
    if (problem === null) setTyped(null);
  };
  return (
    <FoldRow
      title={labels.webAddress}
      summary={username === null ? product.slug : sitePaths.product(username, product.slug)}
      isWrong={error !== null}
    >
      <Field label={labels.webAddress} error={error} hint={mayBeKnown ? labels.addressChangeHint : labels.addressHint}>
        <TextInput
          before={username === null ? undefined : sitePaths.product(username, "")}
          value={typed ?? product.slug}
          maxLength={SLUG_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
      </Field>
    </FoldRow>
  );
}

/** Saves a typed address. @returns why it is refused, or `null` */
async function store(siteId: string, product: Product, typed: string): Promise<string | null> {
  const slug = slugify(await inLatin(typed), "");
  if (slug === "") return labels.useLettersOrNumbers;
  if (slug === product.slug) return null;
  if ((await freeSlug(siteId, slug, product.id)) !== slug) return labels.addressTaken;
  await updateProduct(siteId, product.id, { slug });
  return null;
}

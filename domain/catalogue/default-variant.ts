/**
 * Returns the variant that a product page shows first (specification, section 4): the first variant that is available for sale. If no
 * variant is available, it is simply the first variant. Null if there are no variants.
 */
export function chooseDefaultVariant<V extends { availableForSale: boolean }>(
  variants: readonly V[],
): V | null {
  return variants.find((variant) => variant.availableForSale) ?? variants[0] ?? null
}

/** Returns the default variant's id, or the product's own variantId if it has no list of variants. */
export function chooseDefaultVariantId<Id>(product: {
  variants: readonly { id: Id; availableForSale: boolean }[]
  variantId: Id | null
}): Id | null {
  return chooseDefaultVariant(product.variants)?.id ?? product.variantId
}

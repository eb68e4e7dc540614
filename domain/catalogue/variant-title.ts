/** The title that the hosted store gives to the only variant of a product without options. Shoppers never see it. */
export const DEFAULT_VARIANT_TITLE = 'Default Title'

/**
 * Returns the title of a cart line (specification, section 3): 'product title - variant title', or only the product's title if it has no
 * other variants.
 */
export function formatCartTitle(productTitle: string, variantTitle: string): string {
  return variantTitle === '' || variantTitle === DEFAULT_VARIANT_TITLE
    ? productTitle
    : `${productTitle} - ${variantTitle}`
}

/** Builds a variant's title from its option values: 'Large / Red / Gloss', as the hosted store does. */
export function formatOptionsTitle(selectedOptions: readonly { value: string }[]): string {
  return selectedOptions.map(({ value }) => value).join(' / ') || DEFAULT_VARIANT_TITLE
}

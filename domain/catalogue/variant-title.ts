/** The variant title that Shopify uses for products without options. Shoppers never see it. */
export const DEFAULT_VARIANT_TITLE = 'Default Title'

/**
 * Returns the title of a cart line (specification, section 3): 'product title - variant title'. For a product without options, the
 * product's title alone.
 */
export function formatCartTitle(productTitle: string, variantTitle: string): string {
  return variantTitle === '' || variantTitle === DEFAULT_VARIANT_TITLE
    ? productTitle
    : `${productTitle} - ${variantTitle}`
}

/** Builds a variant's title from its option values, in Shopify's format: 'Large / Red / Gloss'. */
export function formatOptionsTitle(selectedOptions: readonly { value: string }[]): string {
  return selectedOptions.map(({ value }) => value).join(' / ') || DEFAULT_VARIANT_TITLE
}

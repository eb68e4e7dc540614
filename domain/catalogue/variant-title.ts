/** The hosted store's title for the only variant of a product without options; never shown to shoppers. */
export const DEFAULT_VARIANT_TITLE = 'Default Title'

/** The title of a cart line (specification, section 3): 'product title - variant title', just the product's for a lone variant. */
export function cartTitle(productTitle: string, variantTitle: string): string {
  return variantTitle === '' || variantTitle === DEFAULT_VARIANT_TITLE
    ? productTitle
    : `${productTitle} - ${variantTitle}`
}

/** The title of a variant from its option values: 'Large / Red / Gloss', as the hosted store joins them. */
export function titleFromOptions(selectedOptions: readonly { value: string }[]): string {
  return selectedOptions.map(({ value }) => value).join(' / ') || DEFAULT_VARIANT_TITLE
}

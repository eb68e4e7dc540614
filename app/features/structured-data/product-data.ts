import { personalizationCopy as copy } from '../../../content/personalization.ts'
import type { Product, Variant } from '../../../contract/product.ts'
import { parseVariantNumber } from '../../../domain/catalogue/chosen-variant.ts'
import { convertHtmlToText } from '../../../domain/catalogue/meta-description.ts'
import { formatCartTitle } from '../../../domain/catalogue/variant-title.ts'
import { findArtworkRequest, listTextFields } from '../../../domain/personalization/requirement.ts'

/**
 * Describes a product with its offer (schema.org Product). A product with options is described as a group of variants (ProductGroup with
 * hasVariant). Each variant has its own offer and URL, as search engines require. Ratings come only from buyers' reviews, never from sample
 * reviews.
 */
export function makeProductData(product: Product) {
  const { title, handle, description, images, vendor, variants, rating } = product
  const [only] = variants
  const provided = providedByBuyer(product)
  const common = {
    name: title,
    description: convertHtmlToText(description),
    image: images.map(({ url }) => url),
    url: `/product/${handle}`,
    brand: { '@type': 'Brand', name: vendor },
    ...(rating && !rating.sample && { aggregateRating: ratingData(rating) }),
    ...(provided.length > 0 && { additionalProperty: provided }),
  }
  if (variants.length < 2) {
    return {
      '@type': 'Product',
      ...common,
      ...(only?.sku && { sku: only.sku }),
      ...(only && { offers: offerData(only, `/product/${handle}`) }),
    }
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: handle,
    variesBy: [...new Set(product.options.map(({ name }) => propertyOf(name)?.page ?? ADDITIONAL_PROPERTY))],
    hasVariant: variants.map((variant) => variantData(product, variant)),
  }
}

function providedByBuyer({ personalization }: Product) {
  const words = listTextFields(personalization).map(({ label }) => label)
  const artwork = findArtworkRequest(personalization)
  return [
    ...(words.length > 0
      ? [{ '@type': 'PropertyValue', name: copy.madeWith.words, value: words.join(', ') }]
      : []),
    ...(artwork ? [{ '@type': 'PropertyValue', name: copy.madeWith.artwork, value: artwork.label }] : []),
  ]
}

const ratingData = ({ average, count }: NonNullable<Product['rating']>) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
})

function variantData({ title, handle, images }: Product, variant: Variant) {
  const image = variant.image?.url ?? images[0]?.url
  const known = variant.selectedOptions.flatMap(({ name, value }) => {
    const property = propertyOf(name)
    return property ? [[property.name, value] as const] : []
  })
  const further = variant.selectedOptions
    .filter(({ name }) => propertyOf(name) === null)
    .map(({ name, value }) => ({ '@type': 'PropertyValue', name, value }))
  return {
    '@type': 'Product',
    name: formatCartTitle(title, variant.title),
    ...(variant.sku && { sku: variant.sku }),
    ...(image !== undefined && { image }),
    ...Object.fromEntries(known),
    // Options that schema.org has no property for are included too. Without them, two finishes of one size would have the same description.
    ...(further.length > 0 && { additionalProperty: further }),
    offers: offerData(variant, `/product/${handle}?variant=${parseVariantNumber(variant.id)}`),
  }
}

const offerData = (variant: Variant, url: string) => ({
  '@type': 'Offer',
  url,
  price: variant.price,
  priceCurrency: variant.currencyCode,
  availability: `https://schema.org/${variant.availableForSale ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
})

/** The schema.org property for all options that have no schema.org property of their own. */
const ADDITIONAL_PROPERTY = 'https://schema.org/additionalProperty'

/** Returns the schema.org property of an option; null if schema.org doesn't let the variants of a product differ in this property. */
function propertyOf(option: string): { name: string; page: string } | null {
  const name = { size: 'size', colour: 'color', color: 'color', material: 'material' }[option.toLowerCase()]
  return name === undefined ? null : { name, page: `https://schema.org/${name}` }
}

/** Describes a named list of products (schema.org CollectionPage). */
export const makeCollectionData = (
  name: string,
  path: string,
  products: readonly { title: string; handle: string }[],
) => ({
  '@type': 'CollectionPage',
  name,
  url: path,
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: products.map(({ title, handle }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `/product/${handle}`,
    })),
  },
})

import type { Product } from '../../../contract/product.ts'
import { htmlToText } from '../../../domain/catalogue/meta-description.ts'

/** A product with an offer for each variant (schema.org Product). */
export const productData = (product: Product) => ({
  '@type': 'Product',
  name: product.title,
  description: htmlToText(product.description),
  image: product.images.map(({ url }) => url),
  url: `/product/${product.handle}`,
  brand: { '@type': 'Brand', name: product.vendor },
  offers: product.variants.map((variant) => ({
    '@type': 'Offer',
    name: variant.title,
    ...(variant.sku ? { sku: variant.sku } : {}),
    price: variant.price,
    priceCurrency: variant.currencyCode,
    availability: `https://schema.org/${variant.availableForSale ? 'InStock' : 'OutOfStock'}`,
    url: `/product/${product.handle}`,
  })),
})

/** A list of products under one name (schema.org CollectionPage). */
export const collectionData = (
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

import { readSampleShop } from './sample-files.ts'

/** The files as the tests look at them, read once. */
export const sampleShop = readSampleShop()

const { products, collections } = sampleShop

export const handles = new Set(products.map((product) => product.handle))

/** Each with the handle of its product. */
export const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({ ...variant, handle: product.handle })),
)

/** The products that carry any of the tags. */
export const membersOf = (tags: readonly string[]) =>
  products.filter((product) => product.tags.some((tag) => tags.includes(tag)))

export const collectionPaths = new Set(collections.map((collection) => `/collection/${collection.handle}`))

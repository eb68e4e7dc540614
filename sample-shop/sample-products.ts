import { readSampleShop } from './sample-files.ts'

/** The sample files, read once for all tests. */
export const sampleShop = readSampleShop()

const { products, collections } = sampleShop

export const sampleHandles = new Set(products.map((product) => product.handle))

/** All variants, each with its product's handle. */
export const sampleVariants = products.flatMap((product) =>
  product.variants.map((variant) => ({ ...variant, handle: product.handle })),
)

/** Returns the products that have any of these tags. */
export const listMembers = (tags: readonly string[]) =>
  products.filter((product) => product.tags.some((tag) => tags.includes(tag)))

export const collectionPaths = new Set(collections.map((collection) => `/collection/${collection.handle}`))

import type { StorefrontImage } from '../catalogue/storefront-image.ts'
import type { Resolvers } from '../context.ts'

const url = (image: StorefrontImage) => image.url

/** Returns the original picture for every requested size, because the shop resizes pictures only for its own pages. */
export const imageResolvers = {
  originalSrc: url,
  src: url,
  transformedSrc: url,
} satisfies Resolvers<StorefrontImage>

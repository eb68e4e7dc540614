import type { ImageSource } from '../catalogue/image-source.ts'
import type { Resolvers } from '../context.ts'

const url = (image: ImageSource) => image.url

/** Returns the original for every requested size, because the shop only resizes pictures for its own pages. */
export const image = { originalSrc: url, src: url, transformedSrc: url } satisfies Resolvers<ImageSource>

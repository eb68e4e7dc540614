import type { ImageSource } from '../catalogue/image-source.ts'
import type { Resolvers } from '../context.ts'

const url = (image: ImageSource) => image.url

/** The shop only resizes pictures for its own pages, so every requested size returns the original. */
export const image = { originalSrc: url, src: url, transformedSrc: url } satisfies Resolvers<ImageSource>

import type { ImageSource } from '../catalogue/image-source.ts'
import type { Resolvers } from '../context.ts'

const url = (image: ImageSource) => image.url

/** The shop makes its small pictures for its own pages; here every size asked for is the whole one. */
export const image = { originalSrc: url, src: url, transformedSrc: url } satisfies Resolvers<ImageSource>

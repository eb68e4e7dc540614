import type { PageNotice } from './checkout-page.ts'
import type { Image } from './image.ts'

/** Data of /images, which works without scripts; with scripts, the browser fetches the list again. */
export type ImagesPage = {
  /** Newest first; null if the images couldn't be read. */
  images: Image[] | null
  notice: PageNotice | null
  /** The image whose deletion has to be confirmed, in a browser without scripts. */
  asked: Image | null
}

import type { PageNotice } from './checkout-page.ts'
import type { Image } from './image.ts'

/** Data of /images, so that it works without scripts; with scripts the browser fetches the list again. */
export type ImagesPage = {
  /** Newest first; null if they couldn't be read. */
  images: Image[] | null
  notice: PageNotice | null
  /** The image whose deletion awaits confirmation, without scripts. */
  asked: Image | null
}

import type { PageNotice } from './checkout-page.ts'
import type { Image } from './image.ts'

/** What /images shows: the server gives it to the page, so that it works without scripts; with them the browser asks for the list anew. */
export type ImagesPage = {
  /** The newest first; null where they could not be read. */
  images: Image[] | null
  notice: PageNotice | null
  /** The image whose deletion is to be confirmed, without scripts. */
  asked: Image | null
}

import type { PageNotice } from './checkout-page.ts'
import type { Image } from './image.ts'

/** Data of /images, a page that works without scripts. With scripts, the browser refetches the list. */
export type ImagesPage = {
  /** The visitor's images, newest first; null if they couldn't be read. */
  images: Image[] | null
  notice: PageNotice | null
  /** The image to be deleted after the visitor confirms. Only browsers without scripts need this page. */
  asked: Image | null
}

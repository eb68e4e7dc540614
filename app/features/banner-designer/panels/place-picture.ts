import type { Image } from '../../../../contract/image.ts'
import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerPicture,
} from '../../../../domain/banner/banner-design.ts'
import { addItem, createItemId } from '../../../../domain/banner/edit-items.ts'
import type { BannerState } from '../use-banner.ts'

/** Places an image in the middle of the banner. The image is half as high as the banner, or less if it would be too wide. */
export function placePicture(banner: BannerState, image: Image): void {
  const picture = pictureOf(image, banner.design)
  banner.edit((design) => addItem(design, picture))
  banner.choose(picture.id)
}

function pictureOf({ id, width, height }: Image, design: BannerDesign): BannerPicture {
  const shape = (width ?? 1) / (height ?? 1)
  const room = BANNER_HEIGHT_IN / 2
  const across = Math.min(room * shape, design.lengthIn - 2 * BANNER_EDGE_DISTANCES.safeIn)
  return {
    kind: 'picture',
    id: createItemId(design, 'picture'),
    imageId: id,
    x: design.lengthIn / 2,
    y: BANNER_HEIGHT_IN / 2,
    width: across,
    height: across / shape,
    rotation: 0,
  }
}

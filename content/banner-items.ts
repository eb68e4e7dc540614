import {
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerDesignOption,
} from '../domain/banner/banner-design.ts'
import { bannerMaterialTitles } from './banner-price-parts.ts'

/** The titles of banners in carts and orders. */
export const bannerItemTitles: Readonly<Record<BannerDesignOption, string>> = {
  self: 'Custom banner',
  upload: 'Banner of your file',
  professional: 'Banner designed by us',
}

/** Describes size and material, such as "36 × 19.75 in, vinyl". */
export const nameBanner = ({ lengthIn, material }: Pick<BannerDesign, 'lengthIn' | 'material'>): string =>
  `${lengthIn} × ${BANNER_HEIGHT_IN} in, ${bannerMaterialTitles[material].toLowerCase()}`

/**
 * Describes the banner for the buyer. Only the buyer's own design is described as such, because the titles of the other banners say who made
 * the design. `text` is what the banner says, `wishes` are the buyer's instructions to the designer.
 */
export const describeBannerItem = ({
  option,
  text,
  wishes,
}: {
  option: BannerDesignOption
  text: string | null
  wishes: string | null
}): { key: string; value: string }[] => [
  ...(option === 'self' ? [{ key: 'Design', value: 'Made in the banner designer' }] : []),
  ...(text === null ? [] : [{ key: 'Text', value: text }]),
  ...(wishes === null ? [] : [{ key: 'Design requirements', value: wishes }]),
]

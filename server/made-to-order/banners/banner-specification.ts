import { z } from 'zod'
import { bannerMaterialTitles } from '../../../content/banner-price-parts.ts'
import { bannerDesignSchema } from '../../../contract/banner.ts'
import { BANNER_HEIGHT_IN, bannerDesignOptions } from '../../../domain/banner/banner-design.ts'
import { priceBanner } from '../../../domain/banner/banner-price.ts'

/** The specification of a banner, as it is stored. */
export const bannerSpecificationSchema = z.object({
  option: z.enum(bannerDesignOptions),
  design: bannerDesignSchema,
  /** The image that covers the whole banner, if the buyer chose the option "upload". */
  uploadId: z.string().nullable(),
  /** The buyer's instructions to the designer, if the buyer chose the option "professional". */
  requirements: z.string(),
  fileIds: z.array(z.string()),
  /** How the buyer pays for the design, if the buyer chose the option "professional"; null for other options. */
  designPaidBy: z.enum(['order', 'credits']).nullable(),
})

export type BannerSpecification = z.infer<typeof bannerSpecificationSchema>

/** Returns the ids of the images that the banner is made from. */
export const listBannerImages = ({ design, uploadId, fileIds }: BannerSpecification): string[] => [
  ...new Set([
    ...design.items.flatMap((item) => (item.kind === 'picture' ? [item.imageId] : [])),
    ...(uploadId === null ? [] : [uploadId]),
    ...fileIds,
  ]),
]

const DESIGNED = {
  self: 'Made in the banner designer',
  upload: 'Your own file',
  professional: 'Designed by us',
} as const

/** Describes size and material, such as "36 × 19.75 in, vinyl". */
export const getBannerTitle = ({ design }: Pick<BannerSpecification, 'design'>): string =>
  `${design.lengthIn} × ${BANNER_HEIGHT_IN} in, ${bannerMaterialTitles[design.material].toLowerCase()}`

const MAX_TEXT_LENGTH = 120

/** Describes the banner for the buyer. The description doesn't repeat the title or the picture. */
export function describeBanner({
  design,
  option,
  requirements,
}: BannerSpecification): { key: string; value: string }[] {
  const texts = design.items.flatMap((item) =>
    item.kind === 'text' ? [item.text.replaceAll('\n', ' / ')] : [],
  )
  return [
    { key: 'Design', value: DESIGNED[option] },
    ...(option === 'self' && texts.length > 0
      ? [{ key: 'Text', value: texts.join(' · ').slice(0, MAX_TEXT_LENGTH) }]
      : []),
    ...(option === 'professional' ? [{ key: 'Wishes', value: requirements.slice(0, MAX_TEXT_LENGTH) }] : []),
  ]
}

/**
 * Today's price in cents for ordering the same banner again. Null if the shop designed it: the design exists already and must not be
 * charged again.
 */
export function computeBannerPrice({ design, option }: BannerSpecification): number | null {
  const { lengthIn, material } = design
  const price = priceBanner({ lengthIn, material, option })
  return price.ok && option !== 'professional' ? price.totalCents : null
}

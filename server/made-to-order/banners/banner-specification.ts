import { z } from 'zod'
import { describeBannerItem, nameBanner } from '../../../content/banner-items.ts'
import { bannerDesignSchema } from '../../../contract/banner.ts'
import { bannerDesignOptions } from '../../../domain/banner/banner-design.ts'
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

/** Describes size and material, such as "36 × 19.75 in, vinyl". */
export const getBannerTitle = ({ design }: Pick<BannerSpecification, 'design'>): string => nameBanner(design)

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
  return describeBannerItem({
    option,
    text: option === 'self' && texts.length > 0 ? texts.join(' · ').slice(0, MAX_TEXT_LENGTH) : null,
    wishes: option === 'professional' ? requirements.slice(0, MAX_TEXT_LENGTH) : null,
  })
}

/**
 * Today's price in cents for ordering the same banner again. Null if the shop designed the banner, because the design exists already and
 * must not be charged again.
 */
export function computeBannerPrice({ design, option }: BannerSpecification): number | null {
  const { lengthIn, material } = design
  const price = priceBanner({ lengthIn, material, option })
  return price.ok && option !== 'professional' ? price.totalCents : null
}

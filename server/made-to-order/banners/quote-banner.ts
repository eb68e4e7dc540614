import type { z } from 'zod'
import { bannerItemTitles } from '../../../content/banner-items.ts'
import { describeMissingCredits } from '../../../content/banner-problems.ts'
import type { BannerFinding, bannerQuoteRequestSchema } from '../../../contract/banner.ts'
import { type BannerPrice, priceBanner } from '../../../domain/banner/banner-price.ts'
import { PROFESSIONAL_DESIGN_CREDITS } from '../../../domain/credits/packages.ts'
import type { Deps } from '../../deps.ts'
import { UNDESIGNED_BANNER_PICTURE } from '../items/item-kinds.ts'
import { sellItem } from '../items/sell-items.ts'
import { findCreditBalance } from '../../credits/index.ts'
import { findOwnImages, type ImageRow } from '../../designs/index.ts'
import {
  type BannerSpecification,
  bannerSpecificationSchema,
  getBannerTitle,
  listBannerImages,
} from './banner-specification.ts'
import { checkBanner } from './check-banner.ts'

type Request = z.output<typeof bannerQuoteRequestSchema>
type QuoteDeps = Pick<Deps, 'db' | 'now' | 'engine'>

export type BannerQuoteResult = {
  ok: true
  price: BannerPrice
  findings: BannerFinding[]
  /** The variant to add to the cart; null if the check found a problem that prevents the sale. */
  variantId: number | null
}
export type BannerQuoteRefusal =
  | { ok: false; reason: 'unknown-image' | 'length-out-of-range' }
  | { ok: false; reason: 'not-checked'; refused: { reason: string; message: string } }

/**
 * Checks a banner and computes its price on the server. If no finding prevents the sale, creates the variant to add to the cart. Pictures
 * and files must belong to the visitor.
 */
export async function quoteBanner(
  deps: QuoteDeps,
  { request, visitorHash }: { request: Request; visitorHash: string },
): Promise<BannerQuoteResult | BannerQuoteRefusal> {
  const specification = specify(request)
  const imageIds = listBannerImages(specification)
  const images = await findOwnImages(deps.db, { ids: imageIds, visitorHash })
  if (imageIds.some((id) => !images.has(id))) return { ok: false, reason: 'unknown-image' }
  const price = priceOf(specification)
  if (!price.ok) return price
  const checking = { specification, images, asker: visitorHash, coarseAccepted: request.acceptCoarse }
  const checked = await checkBanner(deps, checking)
  if (!checked.ok) return { ok: false, reason: 'not-checked', refused: checked }
  const findings = [...checked.findings, ...(await checkCreditsForDesign(deps, specification, visitorHash))]
  if (findings.some(({ severity }) => severity === 'stop'))
    return { ok: true, price, findings, variantId: null }
  const variantId = await sellBanner(deps, { specification, price, visitorHash, images })
  return variantId === null
    ? { ok: false, reason: 'unknown-image' }
    : { ok: true, price, findings, variantId }
}

/**
 * Checks that the buyer has enough credits. They are spent only when the order is paid, but the buyer should know now if there are too few.
 */
async function checkCreditsForDesign(
  { db }: QuoteDeps,
  { designPaidBy }: BannerSpecification,
  visitorHash: string,
): Promise<BannerFinding[]> {
  if (designPaidBy !== 'credits') return []
  const balance = await findCreditBalance(db, visitorHash)
  if (balance >= PROFESSIONAL_DESIGN_CREDITS) return []
  const message = describeMissingCredits(PROFESSIONAL_DESIGN_CREDITS, balance)
  return [{ code: 'not-enough-credits', severity: 'stop', message, itemId: null }]
}

/** Builds the specification that is stored. Values that don't belong to the chosen option are left out. */
function specify({ option, design, uploadId, requirements, fileIds, ...how }: Request): BannerSpecification {
  const isProfessional = option === 'professional'
  return bannerSpecificationSchema.parse({
    option,
    design: option === 'self' ? design : { ...design, items: [] },
    uploadId: option === 'upload' ? (uploadId ?? null) : null,
    requirements: isProfessional ? (requirements ?? '') : '',
    fileIds: isProfessional ? [...new Set(fileIds)] : [],
    designPaidBy: isProfessional ? (how.payDesignWithCredits ? 'credits' : 'order') : null,
  })
}

/** If the buyer pays for the design with credits, the design isn't part of the price. */
function priceOf({ design, option, designPaidBy }: BannerSpecification) {
  const { lengthIn, material } = design
  return priceBanner({ lengthIn, material, option: designPaidBy === 'credits' ? 'self' : option })
}

type BannerToSell = {
  specification: BannerSpecification
  price: BannerPrice
  visitorHash: string
  images: ReadonlyMap<string, ImageRow>
}

function sellBanner(
  deps: QuoteDeps,
  { specification, price, visitorHash, images }: BannerToSell,
): Promise<number | null> {
  return sellItem(deps, {
    kind: 'banner',
    specification,
    title: bannerItemTitles[specification.option],
    variantTitle: getBannerTitle(specification),
    priceCents: price.totalCents,
    visitorHash,
    imageIds: [...images.keys()],
    pictureOf: (variantId) =>
      specification.option === 'professional' ? UNDESIGNED_BANNER_PICTURE : `/api/banners/${variantId}.png`,
  })
}

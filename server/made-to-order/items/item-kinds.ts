import type { MissingFileCause } from '../../../domain/production/missing-files.ts'
import { calculators } from '../../../content/landing/calculators.ts'
import type { WorkOrder } from '../../../domain/calculators/work-order.ts'
import {
  type BannerSpecification,
  bannerSpecificationSchema,
  computeBannerPrice,
  describeBanner,
} from '../banners/banner-specification.ts'
import { createCalculatedItemKind, type CalculatedItem } from '../calculators/calculated-item-kind.ts'
import { decalItemKind } from '../decals/decal-kind.ts'
import type { DecalSpecification } from '../decals/decal-specification.ts'
import { createLetteringItemKind } from '../lettering/lettering-kind.ts'
import type { LetteringSpecification } from '../lettering/lettering-specification.ts'

/** The shop's description of a made-to-order item, such as its specification as text and its current price. */
export type ItemDescription = {
  /** The specification as text, for the order and for the job ticket. */
  words: { key: string; value: string }[]
  /** Today's price in cents; null if the item can't be ordered again. */
  priceCents: number | null
  /** The path of the page on which the buyer configured the item. It contains the chosen values. */
  path: string
  /** Whether production starts only after the customer has approved a proof. Until the approval, the shop can't promise a date. */
  beginsWithProof: boolean
  /** Whether the item includes work at the customer's address, which the shop offers only in the Niagara region. */
  onlyInNiagara: boolean
  /**
   * Whether the price is for all pieces together. A price for all pieces contains one-time costs and volume discounts, so it isn't
   * proportional to the quantity, and the item's quantity can't be changed in the cart.
   */
  isPricedWhole: boolean
}
export type DescribedItem = ItemDescription &
  (
    | { kind: 'decal'; specification: DecalSpecification }
    | { kind: 'banner'; specification: BannerSpecification }
    | { kind: 'lettering'; specification: LetteringSpecification }
    | {
        kind: 'calculated'
        specification: CalculatedItem
        /** A text about everything that the customer has to provide before production can start. */
        needs: MissingFileCause
        work: WorkOrder | null
      }
  )

/** The columns of a stored item that say what the item is. */
export type StoredItem = {
  kind: string
  specification: unknown
  designId: string | null
  artworkId: string | null
}

type ItemKind = {
  path: string
  /** The picture for items of this kind that can't be drawn; null if every item can be drawn. */
  image: string | null
  describe: (item: StoredItem) => DescribedItem
}

const BANNER_PATH = '/custom-banner-designer'
/** The picture for a banner that the shop still has to design. */
export const UNDESIGNED_BANNER_PICTURE = '/made-to-order/banner-to-design.svg'
const bannerKind: ItemKind = {
  path: BANNER_PATH,
  image: UNDESIGNED_BANNER_PICTURE,
  describe: (item) => {
    const specification = bannerSpecificationSchema.parse(item.specification)
    return {
      kind: 'banner',
      specification,
      words: describeBanner(specification),
      priceCents: computeBannerPrice(specification),
      path: BANNER_PATH,
      // If the shop designs the banner, the customer has to approve the design first.
      beginsWithProof: specification.option === 'professional',
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}

/** All kinds of made-to-order items. A new kind needs an entry here. Each calculator has its own kind. */
const ITEM_KINDS: ReadonlyMap<string, ItemKind> = new Map([
  ['decal', decalItemKind],
  ['banner', bannerKind],
  ['fleet-lettering', createLetteringItemKind('/fleet', '/made-to-order/fleet-lettering.svg')],
  [
    'boat-lettering',
    createLetteringItemKind('/collection/boat-decals-graphics', '/made-to-order/boat-lettering.svg'),
  ],
  ...calculators.map((calculator) => [calculator.kind, createCalculatedItemKind(calculator)] as const),
])

/** Describes a stored item. Throws if its kind is unknown, or if its specification doesn't fit the kind. */
export function describeItem(item: StoredItem): DescribedItem {
  const kind = ITEM_KINDS.get(item.kind)
  if (!kind) throw new Error(`There is no kind of made-to-order item called ${item.kind}`)
  return kind.describe(item)
}

/** Whether items of this kind have one price for all pieces together (see `ItemDescription`). */
export const hasFixedPrice = (kind: string | null): boolean => calculators.some((one) => one.kind === kind)

/** The picture for items of this kind that can't be drawn; null if every item can be drawn. */
export const getItemKindPicture = (kind: string): string | null => ITEM_KINDS.get(kind)?.image ?? null

/** Path of the page on which items of a kind are configured. */
export const getItemKindPath = (kind: string): string => ITEM_KINDS.get(kind)?.path ?? '/'

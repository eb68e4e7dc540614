import { calculators } from '../../../domain/calculators/registry.ts'
import type { WorkOrder } from '../../../domain/calculators/work-order.ts'
import {
  type BannerSpecification,
  bannerSpecificationSchema,
  priceOfBanner,
  wordsOfBanner,
} from '../banners/banner-specification.ts'
import { calculatedKind, type CalculatedSpecification } from '../calculators/calculated-kind.ts'
import { decalKind } from '../decals/decal-kind.ts'
import type { DecalSpecification } from '../decals/decal-specification.ts'
import { letteringKind } from '../lettering/lettering-kind.ts'
import type { LetteringSpecification } from '../lettering/lettering-specification.ts'

/** An item's description, which every kind provides. */
export type ItemDescription = {
  /** The specification in words, for order and job ticket. */
  words: { key: string; value: string }[]
  /** Today's price in cents; null if it can't be ordered again. */
  priceCents: number | null
  /** The page where it was made, with its values. */
  path: string
  /** Production starts when the customer approves a proof: no date can be promised before. */
  beginsWithProof: boolean
  /** A service that the shop offers in its own region only belongs to it. */
  onlyInNiagara: boolean
  /** All pieces have one price together, with tiers and one-time costs, so doubling the line doesn't double the pieces. */
  isPricedWhole: boolean
}
export type DescribedItem = ItemDescription &
  (
    | { kind: 'decal'; specification: DecalSpecification }
    | { kind: 'banner'; specification: BannerSpecification }
    | { kind: 'lettering'; specification: LetteringSpecification }
    | {
        kind: 'calculated'
        specification: CalculatedSpecification
        /** What production needs from the customer first. */
        needs: string
        work: WorkOrder | null
      }
  )

/** The columns that identify an item's kind. */
export type StoredItem = {
  kind: string
  specification: unknown
  designId: string | null
  artworkId: string | null
}

type ItemKind = {
  path: string
  /** One picture for all items of this kind; null if each has its own. */
  image: string | null
  describe: (item: StoredItem) => DescribedItem
}

const BANNER_PATH = '/custom-banner-designer'
const bannerKind: ItemKind = {
  path: BANNER_PATH,
  image: null,
  describe: (item) => {
    const specification = bannerSpecificationSchema.parse(item.specification)
    return {
      kind: 'banner',
      specification,
      words: wordsOfBanner(specification),
      priceCents: priceOfBanner(specification),
      path: BANNER_PATH,
      // Designs by the shop need the customer's approval.
      beginsWithProof: specification.option === 'professional',
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}

/** To sell a new kind of item, add an entry. Every calculator is a kind. */
const KINDS: ReadonlyMap<string, ItemKind> = new Map([
  ['decal', decalKind],
  ['banner', bannerKind],
  ['fleet-lettering', letteringKind('/fleet', '/made-to-order/fleet-lettering.svg')],
  ['boat-lettering', letteringKind('/collection/boat-decals-graphics', '/made-to-order/boat-lettering.svg')],
  ...calculators.map((calculator) => [calculator.kind, calculatedKind(calculator)] as const),
])

/** Describes a stored item. Throws for a kind or a shape that was never sold. */
export function describeItem(item: StoredItem): DescribedItem {
  const kind = KINDS.get(item.kind)
  if (!kind) throw new Error(`There is no kind of made-to-order item called ${item.kind}`)
  return kind.describe(item)
}

/** Whether all pieces of a line of this kind have one price together: see `ItemDescription`. */
export const isPricedWhole = (kind: string | null): boolean => calculators.some((one) => one.kind === kind)

/** The picture for all items of a kind; null if each has its own. */
export const pictureOfKind = (kind: string): string | null => KINDS.get(kind)?.image ?? null

/** The page where items of a kind are made. */
export const pathOfKind = (kind: string): string => KINDS.get(kind)?.path ?? '/'

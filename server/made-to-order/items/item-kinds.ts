import { calculators } from '../../../domain/calculators/registry.ts'
import type { WorkOrder } from '../../../domain/calculators/work-order.ts'
import {
  type BannerSpecification,
  bannerSpecificationSchema,
  priceOfBanner,
  describeBanner,
} from '../banners/banner-specification.ts'
import { calculatedKind, type CalculatedSpecification } from '../calculators/calculated-kind.ts'
import { decalKind } from '../decals/decal-kind.ts'
import type { DecalSpecification } from '../decals/decal-specification.ts'
import { letteringKind } from '../lettering/lettering-kind.ts'
import type { LetteringSpecification } from '../lettering/lettering-specification.ts'

/** The description of an item; each kind of item builds its own. */
export type ItemDescription = {
  /** The specification as text, for the order and the job ticket. */
  words: { key: string; value: string }[]
  /** Today's price in cents; null if the item can't be ordered again. */
  priceCents: number | null
  /** The path of the page where it was configured, with its values. */
  path: string
  /** Production starts only when the customer approves a proof, so no date can be promised before that. */
  beginsWithProof: boolean
  /** A service that the shop offers only in its own region. */
  onlyInNiagara: boolean
  /**
   * All pieces are priced together, with volume tiers and one-time costs, so doubling the quantity of the line doesn't double the pieces.
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
        specification: CalculatedSpecification
        /** The things that production needs from the customer before it can start. */
        needs: string
        work: WorkOrder | null
      }
  )

/** The database columns that identify an item's kind. */
export type StoredItem = {
  kind: string
  specification: unknown
  designId: string | null
  artworkId: string | null
}

type ItemKind = {
  path: string
  /** One picture for all items of this kind; null if each item has its own. */
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
      words: describeBanner(specification),
      priceCents: priceOfBanner(specification),
      path: BANNER_PATH,
      // A design made by the shop needs the customer's approval.
      beginsWithProof: specification.option === 'professional',
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}

/** The kinds of made-to-order items. To sell a new kind, add an entry. Each calculator is a separate kind. */
const KINDS: ReadonlyMap<string, ItemKind> = new Map([
  ['decal', decalKind],
  ['banner', bannerKind],
  ['fleet-lettering', letteringKind('/fleet', '/made-to-order/fleet-lettering.svg')],
  ['boat-lettering', letteringKind('/collection/boat-decals-graphics', '/made-to-order/boat-lettering.svg')],
  ...calculators.map((calculator) => [calculator.kind, calculatedKind(calculator)] as const),
])

/** Describes a stored item. Throws if its kind or its specification's format was never sold. */
export function describeItem(item: StoredItem): DescribedItem {
  const kind = KINDS.get(item.kind)
  if (!kind) throw new Error(`There is no kind of made-to-order item called ${item.kind}`)
  return kind.describe(item)
}

/** Whether all pieces of a line of this kind are priced together: see `ItemDescription`. */
export const isPricedWhole = (kind: string | null): boolean => calculators.some((one) => one.kind === kind)

/** The picture of all items of a kind; null if each item has its own. */
export const pictureOfKind = (kind: string): string | null => KINDS.get(kind)?.image ?? null

/** The path of the page where items of a kind are configured. */
export const pathOfKind = (kind: string): string => KINDS.get(kind)?.path ?? '/'
